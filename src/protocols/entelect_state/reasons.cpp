#include <fmt/format.h>

#include "games/entelect/command_text.h"
#include "protocols/entelect_state/feedback.h"

namespace agon::entelect_state {
namespace {

using namespace entelect;  // all commands are its

std::string text_of(Target target) { return fmt::format("{} {}", target.x, target.y); }

std::string in_lower_case(std::string_view word) {
    std::string lower(word);
    for (char& letter : lower)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return lower;
}

std::string number_or_null(std::string_view piece) {
    const auto number = read_number(piece);
    return number ? std::to_string(*number) : "null";
}

// Why a text is no command. NB: the message for a shot of the wrong length speaks of a move in the original.
std::string reason_of(const Garbled& garbled) {
    const Pieces pieces = pieces_of(garbled.text);
    const std::string verb = in_lower_case(pieces[0]);
    switch (garbled.fault) {
        case Fault::WrongLength:
            return fmt::format("Cannot parse {} command: Invalid length {}, expected {}",
                               verb == "shoot" ? "move" : verb, pieces.size(),
                               verb == "shoot" || verb == "select" ? 2 : 3);
        case Fault::NotNumbers: return fmt::format("Cannot parse {} coordinates as numbers: [{}]", verb, pieces[1]);
        case Fault::BadCoordinate:
            return fmt::format("Cannot parse coordinates: Invalid coordinate x:{} y:{}", number_or_null(pieces[1]),
                               number_or_null(pieces[2]));
        case Fault::BadDirection: return fmt::format("Cannot parse direction command: Invalid direction {}", pieces[1]);
        case Fault::BadWormId: return fmt::format("Cannot parse worm Id as a number: {}", pieces[1]);
        default: return "Unknown command: " + garbled.text;
    }
}

std::string_view name_of(Terrain terrain) { return enum_names(terrain)[static_cast<std::size_t>(terrain)]; }

struct TextOfCommand {
    std::string operator()(const entelect::Missing&) const { return "nothing \"No command received for player\""; }
    std::string operator()(const Nothing&) const { return "nothing \"Player chose to do nothing\""; }
    std::string operator()(const Garbled& garbled) const { return "invalid command " + reason_of(garbled); }
    std::string operator()(const Move& move) const { return "move " + text_of(move.to); }
    std::string operator()(const Dig& dig) const { return "dig " + text_of(dig.at); }
    std::string operator()(const Banana& banana) const { return "banana " + text_of(banana.at); }
    std::string operator()(const Shoot& shoot) const {
        return fmt::format("shoot {}", enum_names(shoot.way)[static_cast<std::size_t>(shoot.way)]);
    }
    std::string operator()(const Snowball& snowball) const { return "snowball " + text_of(snowball.at); }
};

// What the map or the worm have against a command that was understood.
class Objection {
public:
    Objection(Fault fault, Terrain terrain) : fault_(fault), terrain_(terrain) {}

    std::string operator()(const Garbled& garbled) const { return reason_of(garbled); }
    std::string operator()(const Move& move) const {
        switch (fault_) {
            case Fault::OffTheMap: return off_the_map(move.to);
            case Fault::TooFar: return "Target too far away";
            case Fault::NotOpen: return fmt::format("Cannot move to {}", name_of(terrain_));
            default: return "Target occupied";
        }
    }
    std::string operator()(const Dig& dig) const {
        switch (fault_) {
            case Fault::OffTheMap: return off_the_map(dig.at);
            case Fault::NotDiggable: return fmt::format("Cell type {} not diggable", name_of(terrain_));
            default: return fmt::format("Cell {} too far away", text_of(dig.at));
        }
    }
    std::string operator()(const Banana& banana) const {
        return of_throw(banana.at, "This worm is not trained to use Banana bombs", "No bananas bombs in inventory");
    }
    std::string operator()(const Snowball& snowball) const {
        return of_throw(snowball.at, "This worm is not technically adept in the arts of snowball fights",
                        "No snowballs bombs in inventory");
    }
    // By the document only, which has no words for it.
    std::string operator()(const auto&) const { return "No command received after the selection"; }

private:
    static std::string off_the_map(Target target) { return text_of(target) + " out of map bounds"; }

    std::string of_throw(Target target, std::string_view untrained, std::string_view none_left) const {
        switch (fault_) {
            case Fault::NotTrained: return std::string(untrained);
            case Fault::NoneLeft: return std::string(none_left);
            case Fault::OffTheMap: return off_the_map(target);
            default: return fmt::format("Cell {} is too far away", text_of(target));
        }
    }

    Fault fault_;
    Terrain terrain_;
};

}  // namespace

std::string text_of(const Command& command) { return std::visit(TextOfCommand{}, command); }

std::string reason_of(const Command& command, Fault fault, Terrain terrain) {
    return std::visit(Objection(fault, terrain), command);
}

}  // namespace agon::entelect_state
