#include "protocols/entelect_state/feedback.h"

#include <fmt/format.h>

#include "protocols/entelect_state/event_order.h"

namespace agon::entelect_state {
namespace {

using namespace entelect;  // all events are its

std::string name_of(WormId worm) { return fmt::format("Worm(player={}, id={})", number_of(worm.player), worm.id); }

std::string text_of(Cell cell) { return fmt::format("{} {}", cell.x, cell.y); }

// Makes the original's words of facts. Facts that are not about a command have none.
class Wording {
public:
    Wording(const State& after, RoundFeedback& told) : after_(after), scores_(after.config().scores), told_(told) {}

    void operator()(const Selected& event) {
        succeed(event.worm, fmt::format("select {}", event.worm.id), 0, "Selected " + name_of(event.worm));
    }
    void operator()(const SelectFailed& event) { fail(event.by, select_reason(event)); }
    void operator()(const Idled& event) {
        const Command command = event.chosen ? Command{Nothing{}} : Command{entelect::Missing{}};
        succeed(event.by, entelect_state::text_of(command), scores_.do_nothing,
                name_of(event.by) + " successfully did nothing");
    }
    void operator()(const Failed& event) { fail(event.by, reason_of(event.command, event.fault, event.terrain)); }
    void operator()(const StoodFrozen& event) {
        told_.feedback.push_back(
            {event.by, entelect_state::text_of(event.command), 0, false, "Frozen worms cannot follow your commands"});
    }
    void operator()(const Moved& event) {
        succeed(event.by, "move " + text_of(event.to), scores_.move,
                fmt::format("Worm MOVED from {} to {}", text_of(event.from), text_of(event.to)));
    }
    // The cell that it set out for is not told.
    void operator()(const Collided& event) {
        miss(event.by, "move " + text_of(event.target), scores_.move,
             fmt::format("Worm {} from {} to {}", event.swapped ? "SWAPPED" : "PUSHEDBACK", text_of(event.from),
                         text_of(event.from)));
    }
    void operator()(const Dug& event) {
        succeed(event.by, "dig " + text_of(event.at), scores_.dig, "Worm dug out " + text_of(event.at));
    }
    void operator()(const ThrewBanana& event) { threw(event, "banana", "Banana"); }
    void operator()(const ThrewSnowball& event) { threw(event, "snowball", "Snowball"); }
    void operator()(const Shot& event) {
        land(event.by, fmt::format("shoot {}", name_of_enum(event.way)), event.score, event.end == ShotEnd::Hit,
             fmt::format("{}'s shot {} at {} from {}", name_of(event.by), name_of_enum(event.end), text_of(event.at),
                         text_of(event.from)));
    }
    void operator()(const DidNothingLong& event) {
        told_.referee.push_back(fmt::format("DoNothingsCount for @Player({}) reached a count of {} @Round({})",
                                            number_of(event.player), noted_do_nothings, after_.round()));
    }
    void operator()(const auto&) {}

private:
    template <class Enum>
    static std::string_view name_of_enum(Enum value) {
        return enum_names(value)[static_cast<std::size_t>(value)];
    }

    static std::string select_reason(const SelectFailed& event) {
        switch (event.fault) {
            case Fault::NoSuchWorm: return fmt::format("Worm with id {} not found", event.id);
            case Fault::DeadWorm: return fmt::format("Worm with id {} not alive", event.id);
            default: return "Player has no selection tokens";
        }
    }

    template <class Threw>
    void threw(const Threw& event, std::string_view verb, std::string_view thing) {
        land(event.by, fmt::format("{} {}", verb, text_of(event.at)), event.score, event.impact != Impact::DeepSpace,
             fmt::format("{} hit {} at {} from {}", thing, name_of_enum(event.impact), text_of(event.at),
                         text_of(event.from)));
    }

    void land(WormId worm, std::string command, std::int32_t score, bool success, std::string message) {
        if (success) succeed(worm, std::move(command), score, std::move(message));
        else miss(worm, std::move(command), score, std::move(message));
    }
    void succeed(WormId worm, std::string command, std::int32_t score, std::string message) {
        told_.feedback.push_back({worm, std::move(command), score, true, std::move(message)});
    }
    // It was carried out and scored, but is logged as an error all the same.
    void miss(WormId worm, std::string command, std::int32_t score, std::string message) {
        log_error(worm, message);
        told_.feedback.push_back({worm, std::move(command), score, false, std::move(message)});
    }
    // NB: the message of an invalid command is the original's default.
    void fail(WormId worm, const std::string& reason) {
        log_error(worm, reason);
        told_.feedback.push_back({worm, "invalid", scores_.invalid_command, false, "Success"});
    }
    void log_error(WormId worm, std::string_view message) {
        told_.errors.push_back(fmt::format("GameError - Player {}, worm {}, round {}: {}", number_of(worm.player),
                                           worm.id, after_.round(), message));
    }

    const State& after_;
    const Scores& scores_;
    RoundFeedback& told_;
};

}  // namespace

std::string RoundFeedback::previous_command(Player player) const {
    const Feedback *select = nullptr, *other = nullptr;
    int count = 0;
    for (const Feedback& given : feedback) {
        if (given.worm.player != player) continue;
        ++count;
        const Feedback*& kind = given.is_select() ? select : other;
        if (!kind) kind = &given;
    }
    if (count == 1) return select ? select->command : other->command;
    if (count == 0) return "nothing";
    return (select ? select->command : "nothing") + "; " + (other ? other->command : "nothing");
}

const Feedback* RoundFeedback::last_command(Player player) const {
    for (const Feedback& given : feedback)
        if (given.worm.player == player && !given.is_select()) return &given;
    return nullptr;
}

RoundFeedback feedback_of(const State& after, const std::vector<Event>& events) {
    RoundFeedback told;
    Wording wording(after, told);
    visit_in_original_order(events, wording);
    return told;
}

void History::add(const State& after, const std::vector<Event>& events) {
    before_last = std::move(last);
    last = feedback_of(after, events);
    referee.insert(referee.end(), last.referee.begin(), last.referee.end());
}

}  // namespace agon::entelect_state
