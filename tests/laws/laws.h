#pragma once
#include <string_view>
#include <vector>

#include "laws/action_laws.h"
#include "laws/course_laws.h"
#include "laws/game_law.h"
#include "laws/hidden_laws.h"
#include "laws/text_laws.h"

// All laws, for all games. A game inherits them by a line in registered_games.cpp.
namespace agon::laws {

template <EnumerableGame G>
GameLaw game_law(std::string_view law, Complaint (*complaint_about)(const Play<G>&),
                 std::vector<typename G::Setup> setups) {
    return {G::name, law, [complaint_about, setups = std::move(setups)](const Walk& walk) {
                return complaint_about(play_of<G>(setups, walk));
            }};
}

template <class G>
void add_laws_of(std::vector<GameLaw>& laws, const std::vector<typename G::Setup>& setups) {
    static_assert(EnumerableGame<G>);
#define AGON_LAW(law) laws.push_back(game_law<G>(#law, &law<G>, setups))
    AGON_LAW(listed_actions_are_accepted);
    AGON_LAW(listed_actions_differ);
    AGON_LAW(sampled_actions_are_listed_and_accepted);
    AGON_LAW(nobody_is_stuck);
    AGON_LAW(only_the_awaited_are_heard);
    AGON_LAW(refusing_changes_nothing);
    if constexpr (IdleGame<G>) AGON_LAW(idling_is_accepted);

    AGON_LAW(reached_states_have_no_problem);
    AGON_LAW(somebody_is_awaited_until_the_end);
    AGON_LAW(games_end_in_time);
    AGON_LAW(silent_and_loud_journals_agree);
    AGON_LAW(same_seed_and_actions_give_the_same_game);
    AGON_LAW(hashes_and_equality_agree);
    AGON_LAW(copies_are_independent);

    AGON_LAW(positions_survive_json);
    AGON_LAW(setups_survive_json);
    AGON_LAW(actions_survive_json);
    AGON_LAW(observations_survive_json);
    if constexpr (NotatedGame<G>) AGON_LAW(positions_survive_text);
    if constexpr (NotatedGame<G>) AGON_LAW(actions_survive_text);
    if constexpr (SceneGame<G>) AGON_LAW(scenes_survive_json);

    AGON_LAW(nobody_sees_the_dice);
    if constexpr (HiddenGame<G>) {
        AGON_LAW(what_is_hidden_stays_hidden);
        AGON_LAW(redealing_changes_something);
        AGON_LAW(beliefs_explain_observations);
    }
#undef AGON_LAW
}

}  // namespace agon::laws
