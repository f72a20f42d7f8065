#include "bots/siege/general/thought.h"

#include <algorithm>
#include <cmath>

#include "bots/siege/general/judgement.h"

namespace agon::siege::general {
namespace {

constexpr double worth_of_the_usual = 0.05, worth_of_keeping = 0.1, worth_of_the_same_stance = 0.025;
constexpr double least_improvement = 0.05;
constexpr double weight_of_the_odds = 0.8;

}  // namespace

Thought::Thought(const State& state, const Terrain& terrain, const Effort& effort, const Rival& rival)
    : start_(state),
      terrain_(terrain),
      script_(terrain_),
      effort_(effort),
      player_(state.to_move()),
      enemies_(guess_enemy(state.sides[opponent(player_)])),
      odds_(rival.odds(enemies_.size())),
      weights_(odds_) {
    const int way = terrain_.to_base(opponent(player_), start_.map->base(player_), Kind::Worker);
    constexpr int patience = 16, farthest_way = 80;
    horizon_ = 2 * (patience + std::min(way, farthest_way) / 2);
}

// From -1 for a game that is lost to 1 for one that is won. What lies far ahead is less sure, and a sure advantage is worth a
// little risk.
double Thought::rollout(const Doctrine& mine, const TurnWish& wish, const Doctrine& theirs) {
    static const TurnWish none;
    Journal<Event> silent;
    state_ = start_;
    int turn = 0;
    for (; turn < horizon_ && !Rules::is_over(state_); ++turn) {
        Doctrine followed = turn % 2 == 0 ? mine : theirs;
        if (turn / 2 >= followed.storm_after) followed.stance = Stance::Charge;
        script_.play(state_, followed, turn == 0 ? wish : none, nullptr);
        ++turns_played_;
        constexpr int turns_between_counts = 8;
        if (is_out_of_time()) break;  // large armies take their time
        if (turn % turns_between_counts == turns_between_counts - 1 && turns_played_ >= effort_.most_turns) break;
        if (Rules::is_over(state_)) break;
        end_turn(state_, silent);
    }
    if (const auto outcome = Rules::outcome(state_)) {
        constexpr double fade_of_a_turn = 0.006, least = 0.4, drawn = -0.1;
        if (!outcome->winner) return drawn;
        if (*outcome->winner == player_) return std::max(least, 1.0 - fade_of_a_turn * turn);
        // What is lost is put off, and sold dearly: the enemy may not play as well as it is thought to.
        constexpr double gain_of_a_turn = 0.02, most_gain = 0.3, gain_of_their_base = 0.2;
        const int harm = base_health - state_.sides[opponent(player_)].base_health;
        return std::min(most_gain, gain_of_a_turn * turn) + gain_of_their_base * harm / base_health - 1.0;
    }
    return value_at_horizon();
}

double Thought::value_at_horizon() const {
    constexpr double decisive_lead = 4000, surest = 0.6;
    const double lead = judge(state_, player_, start_.turns, terrain_);
    const double value = surest * lead / (std::abs(lead) + decisive_lead);
    if (!start_.map->mines().empty()) return value;
    // Where no gold grows, all is soon spent, and units that are left are counted.
    const auto count = [&](Player player) {
        const Side& side = state_.sides[player];
        constexpr std::int64_t most_to_come = 20;
        return static_cast<double>(side.units.size()) +
               static_cast<double>(std::min(side.gold / facts_of(Kind::Worker).cost, most_to_come));
    };
    constexpr double weight_of_value = 0.4, weight_of_count = 0.5, decisive_count = 1.5;
    const double more = count(player_) - count(opponent(player_));
    return weight_of_value * value + weight_of_count * more / (std::abs(more) + decisive_count);
}

std::vector<double> Thought::values_of(const Doctrine& mine, const TurnWish& wish) {
    std::vector<double> values;
    for (const Doctrine& enemy : enemies_) {
        values.push_back(rollout(mine, wish, enemy));
        if (is_out_of_time()) return {};
    }
    return values;
}

// What is expected, and as much again of what happens against the worst quarter of them: whoever plays against us may be
// cleverer than we think.
double Thought::summary(std::vector<double> values) const {
    double sum = 0, low = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += weights_[i] * values[i];
    const std::size_t worst = std::max<std::size_t>(1, values.size() / 4);
    std::partial_sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(worst), values.end());
    for (std::size_t i = 0; i < worst; ++i) low += values[i];
    return sum + low / static_cast<double>(worst);
}

// Both sides learn from a table of all our doctrines against all of theirs what to expect of each other, by answering again
// and again to what the other did until then. What the enemy comes to do counts beside what it seems to do by its moves.
void Thought::learn_from(const std::vector<Row>& rows) {
    constexpr int lessons = 200;
    const std::size_t columns = enemies_.size();
    std::vector<double> ours(rows.size(), 0), theirs(columns, 0), played(columns, 0);
    for (int lesson = 0; lesson < lessons; ++lesson) {
        const auto row = static_cast<std::size_t>(std::max_element(ours.begin(), ours.end()) - ours.begin());
        for (std::size_t i = 0; i < columns; ++i) theirs[i] += rows[row].values[i];
        const auto column = static_cast<std::size_t>(std::min_element(theirs.begin(), theirs.end()) - theirs.begin());
        played[column] += 1;
        for (std::size_t i = 0; i < rows.size(); ++i) ours[i] += rows[i].values[column];
    }
    for (std::size_t i = 0; i < columns; ++i)
        weights_[i] = (1 - weight_of_the_odds) * played[i] / lessons + weight_of_the_odds * odds_[i];
}

Doctrine Thought::best_doctrine(const Doctrine& before) {
    std::vector<Row> rows;
    for (const Doctrine& doctrine : ways_to_go_on(before, start_)) {
        if (!rows.empty() && !may_go_on()) break;
        std::vector<double> values = values_of(doctrine, {});
        if (values.empty()) break;
        rows.push_back({doctrine, std::move(values)});
    }
    if (rows.empty()) return before;
    learn_from(rows);
    std::size_t best = 0;
    double best_value = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        // Who changes plans every turn follows none.
        double value = summary(rows[i].values);
        if (i == 0) value += worth_of_the_usual;
        if (rows[i].doctrine.mix == rows[0].doctrine.mix) value += worth_of_keeping;
        if (rows[i].doctrine.stance == before.stance) value += worth_of_the_same_stance;
        if (i > 0 && value <= best_value) continue;
        best_value = value;
        best = i;
    }
    return rows[best].doctrine;
}

// One unit at a time; a change is kept if it helps.
TurnWish Thought::improvements(const Doctrine& doctrine) {
    TurnWish best;
    if (!may_go_on()) return best;
    const std::vector<double> unchanged = values_of(doctrine, best);
    if (unchanged.empty()) return best;
    double best_value = summary(unchanged);
    const auto& units = start_.sides[player_].units;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        if (units[unit].kind == Kind::Worker) continue;
        for (const Stance stance : all_stances) {
            if (!may_go_on()) return best;
            TurnWish tried = best;
            if (tried.stances.empty()) tried.stances.assign(units.size(), doctrine.stance);
            if (tried.stances[unit] == stance) continue;
            tried.stances[unit] = stance;
            const std::vector<double> values = values_of(doctrine, tried);
            if (values.empty()) return best;
            const double value = summary(values);
            if (value <= best_value + least_improvement) continue;
            best_value = value;
            best = std::move(tried);
        }
    }
    return best;
}

State Thought::play(const Doctrine& doctrine, const TurnWish& wish, Orders& orders) {
    State state = start_;
    Doctrine followed = doctrine;
    if (followed.storm_after == 0) followed.stance = Stance::Charge;
    script_.play(state, followed, wish, &orders);
    return state;
}

}  // namespace agon::siege::general
