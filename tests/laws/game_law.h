#pragma once
#include <functional>
#include <ostream>
#include <string_view>
#include <vector>

#include "laws/walk.h"

namespace agon::laws {

// One law for one game, whose type is forgotten.
struct GameLaw {
    std::string_view game, law;
    std::function<Complaint(const Walk&)> complaint_about;

    std::string name() const { return std::string(game) + '_' + std::string(law); }
    friend std::ostream& operator<<(std::ostream& out, const GameLaw& self) { return out << self.name(); }
};

// Adds the laws that apply to a game, each tried with all of the setups. Defined in laws.h and compiled once for each game,
// in games/<game>.cpp.
template <class G>
void add_laws_of(std::vector<GameLaw>& laws, const std::vector<typename G::Setup>& setups = {typename G::Setup{}});

}  // namespace agon::laws
