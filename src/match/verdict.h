#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/player.h"
#include "match/fault.h"

namespace agon::match {

// How a match came to its end. The code is for machines, the sentence for people; neither is read out of the other.
enum class Ending : std::uint8_t {
    Normal,       // by the rules of the game
    Forfeit,      // by a fault of one player, or of both at once
    Host,         // this machine could not go on; nobody's fault who plays
    Internal,     // a mistake of ours
    Interrupted,  // somebody stopped it
};
constexpr std::array<std::string_view, 5> enum_names(Ending) {
    return {"normal", "forfeit", "host", "internal", "interrupted"};
}

struct Verdict {
    Ending ending = Ending::Normal;
    std::optional<Player> winner{};            // none: a draw, or no result at all
    PerPlayer<std::optional<Fault>> faults{};  // of a forfeit
    std::string
        code{};  // "last-worm", "turn-limit"; of a forfeit the fault's name or its contract's; else the ending's
    std::string sentence{};
    PerPlayer<std::int32_t> score{};

    bool is_a_result() const { return ending == Ending::Normal || ending == Ending::Forfeit; }
    bool operator==(const Verdict&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("ending", self.ending);
        visit("winner", self.winner);
        visit("faults", self.faults);
        visit("code", self.code);
        visit("sentence", self.sentence);
        visit("score", self.score);
    }
};

}  // namespace agon::match
