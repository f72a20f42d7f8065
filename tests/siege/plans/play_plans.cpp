#include "siege/plans/play_plans.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "protocols/siege_files/map_file.h"
#include "search/bot.h"

namespace agon::siege_test {

using siege::Rules;

std::vector<MapFile> example_maps() {
    std::vector<MapFile> maps;
    for (const auto& entry : std::filesystem::directory_iterator(AGON_SOURCE_DIR "/examples/siege")) {
        if (entry.path().extension() != ".txt") continue;
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        auto map = siege_files::read_map(text.str());
        EXPECT_TRUE(map.has_value()) << entry.path();
        if (map) maps.push_back({entry.path().filename(), *std::move(map)});
    }
    std::sort(maps.begin(), maps.end(), [](const MapFile& a, const MapFile& b) { return a.name < b.name; });
    return maps;
}

PlayedGame play_plans(const siege::Setup& setup, std::string_view first, std::string_view second, std::uint64_t seed) {
    PerPlayer<std::unique_ptr<siege::Planner>> planners;
    planners[Player::First] = siege::make_plan(first);
    planners[Player::Second] = siege::make_plan(second);
    PerPlayer<KeyedDice> dice{{search::dice_of_seat(seed, Player::First), search::dice_of_seat(seed, Player::Second)}};
    KeyedDice unused(0);
    Journal<siege::Event> silent;
    PlayedGame game;
    game.last = Rules::start(setup, unused);
    siege::Orders orders;
    while (!Rules::outcome(game.last)) {
        const Player player = game.last.to_move();
        orders.clear();
        planners[player]->plan(game.last, dice[player], orders);
        orders.push_back(siege::EndTurn{});
        for (const siege::Action& order : orders) {
            if (Rules::is_over(game.last)) break;
            const auto refusal = Rules::refuse(game.last, player, order);
            EXPECT_FALSE(refusal.has_value())
                << (player == Player::First ? first : second) << " ordered " << Rules::write(order) << ": "
                << Rules::describe(refusal.value_or(siege::Refusal::GameOver)) << "\n"
                << Rules::write(game.last);
            if (refusal) return game;
            if (const auto* build = std::get_if<siege::Build>(&order)) ++game.built[player][index_of(build->kind)];
            Turn<siege::Action> turn;
            turn[player] = order;
            Rules::advance(game.last, turn, unused, silent);
        }
    }
    game.winner = Rules::outcome(game.last)->winner;
    return game;
}

int wins_of(std::string_view plan, std::string_view against, siege::Setup setup, int games_a_seat) {
    int wins = 0;
    for (int game = 0; game < games_a_seat; ++game)
        for (const Player seat : both_players) {
            setup.tick = game % 2 == 0 ? siege::Tick::Own : siege::Tick::All;
            const auto seed = static_cast<std::uint64_t>(game);
            const auto played =
                seat == Player::First ? play_plans(setup, plan, against, seed) : play_plans(setup, against, plan, seed);
            wins += played.winner == seat ? 1 : 0;
        }
    return wins;
}

}  // namespace agon::siege_test
