// Commands from strangers: whatever they say is played, and told in valid JSON.
#include "entelect_texts.h"
#include "input.h"
#include "protocols/entelect_state/played_match.h"

namespace agon::fuzz {
namespace {

// The first byte is the seed, and every eighth one begins with a frozen worm, whose bot is quoted.
void play(std::string_view input) {
    if (input.empty()) return;
    entelect::Setup setup;  // of a small and short game: most of the time goes into its map
    setup.config.map_size = 9;
    setup.config.max_rounds = 20;
    const auto first = static_cast<unsigned char>(input.front());
    const auto rounds = entelect_state::read_commands(input.substr(1));
    if (!rounds) {
        AGON_CHECK(rounds.error().line > 0 && !rounds.error().expected.empty());
        return;
    }
    entelect_state::PlayedMatch match(setup, first);
    if (first % 8 == 0) match.state().worm(Player::First, 1).frozen = 3;
    entelect_state::StateWriter writer;
    std::string global;
    for (std::size_t i = 0; i < rounds->size() && !match.is_over(); ++i) {
        match.play((*rounds)[i]);
        const auto& told = match.history().last;
        for (const Player player : both_players) AGON_CHECK(told.last_command(player) != nullptr);
        AGON_CHECK(told.feedback.size() >= 2 && told.feedback.size() <= 4);
    }
    AGON_CHECK(!entelect::Rules::problem_with(match.state()));
    write_every_text(writer, match.state(), match.history());
    writer.global_json(match.state(), match.history(), match.events(), global);
    check_json(global);
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::play(agon::fuzz::as_text(bytes, count));
    return 0;
}
