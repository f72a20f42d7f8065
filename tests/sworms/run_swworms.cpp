#include "sworms/run_swworms.h"

namespace agon::sworms_test {

Ran run_swworms(const std::vector<std::string>& arguments, Surroundings surroundings) {
    surroundings.environment.insert(surroundings.environment.begin(), {"RAND_SEED", "1"});
    return support::run_program(swworms_program, arguments, surroundings);
}

}  // namespace agon::sworms_test
