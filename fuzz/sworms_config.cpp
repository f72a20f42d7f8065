// An INI file from a stranger, and RAND_SEED: what is accepted is in range.
#include "core/check.h"
#include "input.h"
#include "protocols/sworms_console/config.h"
#include "protocols/sworms_console/game_builder.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    using namespace agon;
    const std::string_view text = fuzz::as_text(bytes, count);
    static_cast<void>(sworms_console::read_seed(std::string(text)));
    const auto config = sworms_console::read_config(text);
    sworms_console::GameBuilder builder;
    AGON_CHECK(builder.add_config(text).has_value() == !config);
    if (!config) {
        AGON_CHECK(!config.error().expected.empty());
        return 0;
    }
    AGON_CHECK(!config->map_path.empty());
    AGON_CHECK(config->worms_each >= 1 && config->worms_each <= 30'000);
    AGON_CHECK(builder.config().worms_each == config->worms_each);
    return 0;
}
