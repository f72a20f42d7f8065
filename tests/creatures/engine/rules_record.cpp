#include "creatures/engine/rules_record.h"

#include "core/dice_kinds.h"
#include "protocols/creatures_text/board_setup.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon::creatures_engine_test {
namespace {

using namespace creatures;
using creatures_text::Activation;

int index_of(const State& state, const Who& who) { return state.index_of(is_north(who.side), who.slot); }

// Writes a line for each turn of a creature's, out of what the rules say has happened.
class Recorder {
public:
    explicit Recorder(const State& state) : state_(state) {}

    void begin(int index, const Action& answered, Illegal illegal) {
        line_ = activation_of(index, state_.turn);
        line_.order = answered.order();
        line_.illegal = illegal;
    }
    void end() {
        line_.after = state_.creature(state_.index_of(line_.is_north, line_.slot));
        text_ += creatures_text::record_line(line_);
        for (const PassedOver& passed : passed_over_) {
            Activation frozen = activation_of(index_of(state_, passed.who), passed.turn);
            frozen.was_frozen = true;
            frozen.after = state_.creature(index_of(state_, passed.who));
            text_ += creatures_text::record_line(frozen);
        }
        passed_over_.clear();
    }
    const std::string& text() const { return text_; }

    void operator()(const Acted&) {}
    void operator()(const Miscounted&) {}
    void operator()(const Fell&) {}
    void operator()(const Ate&) { line_.effect.ate = true; }
    void operator()(const Hurt& hurt) {
        aim_at(hurt.who);
        line_.effect.damage = hurt.damage;
    }
    void operator()(const Healed& healed) {
        aim_at(healed.who);
        line_.effect.healed = true;
        line_.effect.healing = healed.gain;
    }
    void operator()(const Bewitched& bewitched) {
        aim_at(bewitched.who);
        line_.effect.froze = true;
    }
    void operator()(const PassedOver& passed) { passed_over_.push_back(passed); }

private:
    Activation activation_of(int index, int turn) {
        Activation activation;
        activation.turn = turn;
        activation.number = count_++;
        activation.is_north = state_.is_north(index);
        activation.slot = state_.slot_of(index);
        return activation;
    }
    void aim_at(const Who& who) {
        line_.has_target = true;
        line_.target_is_north = is_north(who.side);
        line_.target_slot = who.slot;
    }

    const State& state_;
    Activation line_;
    std::vector<PassedOver> passed_over_;
    long long count_ = 0;
    std::string text_;
};

std::string result_line(const State& state, bool was_stopped) {
    creatures_text::Result result;
    const Strength north = strength_of(state, Player::First), south = strength_of(state, Player::Second);
    result.code = was_stopped                                    ? "ILLEGAL_MOVE"
                  : north.survivors == 0 && south.survivors == 0 ? "DRAW_EMPTY"
                  : south.survivors == 0                         ? "NORTH_WINS"
                  : north.survivors == 0                         ? "SOUTH_WINS"
                                                                 : "TURN_LIMIT";
    result.turns = Rules::turns_played(state);
    result.survivors[0] = north.survivors;
    result.survivors[1] = south.survivors;
    result.toughness[0] = north.toughness;
    result.toughness[1] = south.toughness;
    return creatures_text::record_result(result);
}

}  // namespace

std::string record_by_rules(const Setup& setup, std::uint64_t seed, AfterIllegal after_illegal, const Ask& ask) {
    KeyedDice dice(0);
    Position<Rules> position = opening<Rules>(setup, dice);
    State& state = position.state;
    Recorder recorder(state);
    bool was_stopped = false;
    while (!was_stopped && !Rules::outcome(state)) {
        const Player player = state.to_move();
        const Action answered = ask(Rules::observe(position, player), player, seed);
        const auto refusal = Rules::refuse(state, player, answered);
        recorder.begin(state.mover(), answered, refusal.value_or(Illegal::None));
        was_stopped = refusal && after_illegal == AfterIllegal::Stop;
        if (!was_stopped) {
            std::vector<Event> events;
            Journal<Event> journal(events);
            Turn<Action> turn;
            turn[player] = refusal ? Action{} : answered;
            Rules::advance(state, turn, dice, journal);
            for (const Event& event : events) std::visit(recorder, event);
        }
        recorder.end();
    }
    const std::string hash = creatures_text::board_hash(creatures_text::board_of(setup));
    return creatures_text::record_head(hash, static_cast<unsigned long>(seed)) + recorder.text() +
           result_line(state, was_stopped);
}

}  // namespace agon::creatures_engine_test
