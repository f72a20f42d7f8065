#include "catalog/catalog.h"

#include <gtest/gtest.h>
#include <set>

#include "protocols/json/json.h"

namespace agon::catalog {
namespace {

TEST(Catalog, NamesAreUniqueAndFound) {
    std::set<std::string_view> names;
    for (const GameEntry& game : games()) {
        EXPECT_TRUE(names.insert(game.name).second) << game.name;
        EXPECT_EQ(find_game(game.name), &game);
        EXPECT_FALSE(game.summary.empty());
    }
    EXPECT_EQ(find_game("chess"), nullptr);
    EXPECT_EQ(find_game(""), nullptr);
}

TEST(Catalog, NatureIsSeenByWatching) {
    const auto nature_of = [](std::string_view name) { return find_game(name)->nature(); };
    const Nature tictactoe = nature_of("tictactoe");
    EXPECT_EQ(tictactoe.order, Order::Sequential);
    EXPECT_FALSE(tictactoe.hidden_information || tictactoe.chance || tictactoe.several_decisions);
    EXPECT_EQ(tictactoe.most_actions, 9);
    EXPECT_GE(tictactoe.shortest, 5);
    EXPECT_LE(tictactoe.longest, 9);
    EXPECT_EQ(nature_of("paint").order, Order::Simultaneous);
    EXPECT_TRUE(nature_of("fleet").hidden_information);
    EXPECT_TRUE(nature_of("fleet").chance);  // the ships are placed by dice
    EXPECT_TRUE(nature_of("pig").chance);
    EXPECT_TRUE(nature_of("pig").several_decisions);
    EXPECT_EQ(nature_of("pig"), nature_of("pig"));
}

std::string problem_with_setup(std::string_view game, std::string setup) {
    const auto table = find_game(game)->open({.setup = std::move(setup)});
    if (table) return "none";
    EXPECT_EQ(table.error().part, OrderPart::Setup);
    return to_text(table.error().error);
}

TEST(Catalog, SetupsAreJsonWithDefaults) {
    for (const GameEntry& game : games()) {
        json::JsonWriter out;
        game.write_default_setup(out);
        EXPECT_EQ(problem_with_setup(game.name, out.take()), "none") << game.name;
        EXPECT_EQ(problem_with_setup(game.name, "{}"), "none") << game.name;
    }
    const auto table = find_game("tictactoe")->open({.setup = R"({"size": 5})"});
    EXPECT_EQ((*table)->actions(Player::First).size(), 25u);
}

TEST(Catalog, WrongSetupsAreNamed) {
    EXPECT_EQ(problem_with_setup("tictactoe", "{\"size\":\n x}"), "line 2, column 2: expected JSON, and not 'x' here");
    EXPECT_EQ(problem_with_setup("tictactoe", R"({"sise": 5})"), "expected no key \"sise\"");
    EXPECT_EQ(problem_with_setup("tictactoe", R"({"size": 99})"),
              "expected a setup that can be played: size must be from 3 to 26");
}

TEST(Catalog, BenchesEveryGame) {
    const search::BenchEffort little{.steps = 50, .runs = 1, .seconds_per_run = 0.0001, .seed = 1};
    for (const GameEntry& game : games()) {
        const auto figures = game.bench(little);
        ASSERT_EQ(figures.size(), 2u);
        EXPECT_EQ(figures[0].measure, "rules");
        EXPECT_EQ(figures[1].measure, "playout");
        EXPECT_EQ(figures[0].name, game.name);
        EXPECT_EQ(game.bench(little)[0].fingerprint, figures[0].fingerprint);
    }
}

}  // namespace
}  // namespace agon::catalog
