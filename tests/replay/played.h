#pragma once
#include <optional>
#include <string>

#include "core/dice_kinds.h"
#include "core/hash.h"
#include "match/hash_chain.h"
#include "match/record.h"
#include "protocols/json/json.h"
#include "protocols/replay/replay.h"
#include "search/bot.h"
#include "search/random_bot.h"

namespace agon::replay {

inline std::string sentence_of(const Outcome& outcome) {
    const std::string who =
        outcome.winner ? "Player " + std::to_string(number_of(*outcome.winner)) + " wins" : "A draw";
    return who + ": " + std::string(outcome.reason) + ", " + std::to_string(outcome.score[Player::First]) + " to " +
           std::to_string(outcome.score[Player::Second]) + " after the last turn of the game.";
}

// Two bots play, and the game is recorded as a match records it. It breaks off after `longest` steps. A setup as JSON may leave
// out what is as usual.
template <FullGame G>
match::Record played_by(search::Bot<G>& first, search::Bot<G>& second, const PerPlayer<std::string>& names,
                        std::uint64_t seed, std::size_t longest = 10'000,
                        const std::optional<std::string>& setup_text = std::nullopt) {
    const auto setup = *json::from_json<typename G::Setup>(setup_text.value_or("{}"), Missing::KeepsDefault);
    const PerPlayer<search::Bot<G>*> bots{{&first, &second}};
    KeyedDice dice(seed);
    match::Record record;
    record.game = G::name;
    record.setup = setup_text;
    record.setup_hash = hash_of(setup);
    record.dice = dice.cursor();
    record.players = names;
    Position<G> now = opening<G>(setup, dice);
    match::HashChain chain;
    bool within_turn = false;
    for (const Player player : both_players) bots[player]->begin(setup, player, seed);
    while (record.steps.size() < longest && !G::outcome(now.state)) {
        Turn<typename G::Action> turn;
        match::RecordedStep& step_made = record.steps.emplace_back();
        for (const Player player : both_players) {
            bots[player]->observe(G::observe(now, player));
            if (!G::awaits(now.state, player)) continue;
            turn[player] = bots[player]->choose();
            step_made.actions[player] = G::write(*turn[player]);
        }
        if constexpr (CountsTurns<G>) {
            const int before = G::turns_played(now.state);
            step<G>(now, turn, dice);
            within_turn = before == G::turns_played(now.state);
        } else {
            step<G>(now, turn, dice);
        }
        if (within_turn) continue;
        chain.add_turn(hash_of(now.state));
        record.turn_hashes.push_back(chain.short_hash());
    }
    if (within_turn) chain.add_turn(hash_of(now.state));
    record.final_hash = chain.value();
    if (const auto outcome = G::outcome(now.state)) {
        record.verdict.winner = outcome->winner;
        record.verdict.code = outcome->reason;
        record.verdict.sentence = sentence_of(*outcome);
        record.verdict.score = {{outcome->score[Player::First], outcome->score[Player::Second]}};
    } else {
        record.verdict.ending = match::Ending::Interrupted;
        record.verdict.code = "interrupted";
    }
    return record;
}

template <FullGame G>
match::Record played_at_random(std::uint64_t seed, std::size_t longest = 10'000) {
    search::RandomBot<G> first, second;
    return played_by<G>(first, second, {{"builtin:random", "builtin:random"}}, seed, longest);
}

template <FullGame G>
std::string file_of(const match::Record& record) {
    const auto packed = pack_actions<G>(record);
    AGON_CHECK(packed.has_value());
    return write_replay(record, *packed);
}

}  // namespace agon::replay
