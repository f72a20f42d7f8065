#include <filesystem>
#include <fstream>

#include "entelect/rules/board.h"
#include "protocols/json/json.h"

// Games that the original engine played: every number of every round is the same.
namespace agon::entelect_test {
namespace {

const Tree& member(const Tree& tree, std::string_view key) {
    static const Tree none;
    const auto* record = tree.as<Tree::Record>();
    const Tree* const found = record ? detail::find_member(*record, key) : nullptr;
    return found ? *found : none;
}

std::int64_t number(const Tree& tree) {
    const auto* value = tree.as<std::int64_t>();
    return value ? *value : INT64_MIN;
}

std::string text(const Tree& tree) {
    const auto* value = tree.as<std::string>();
    return value ? *value : "";
}

std::string recorded_player(const Tree& player) {
    std::string line;
    for (const std::string_view key : {"score", "cmdScore", "health", "cur", "tok", "noth"})
        line += std::string(key) + ' ' + std::to_string(number(member(player, key))) + ' ';
    for (const Tree& worm : *member(player, "worms").as<Tree::List>()) {
        line += '|';
        for (const Tree& value : *worm.as<Tree::List>()) line += ' ' + std::to_string(number(value));
    }
    return line;
}

std::string played_player(const State& state, Player player) {
    const Side& side = state.sides[player];
    std::string line = "score " + std::to_string(total_score(state, player)) + " cmdScore " +
                       std::to_string(side.command_score) + " health " + std::to_string(health_of(state, player)) +
                       " cur " + std::to_string(state.current(player)) + " tok " + std::to_string(side.tokens) +
                       " noth " + std::to_string(side.do_nothings) + ' ';
    for (int id = 1; id <= state.worms_each(); ++id) {
        const Worm& worm = state.worm(player, id);
        line += '|';
        for (const int value :
             {int{worm.health}, int{worm.at.x}, int{worm.at.y}, int{worm.frozen}, int{worm.ammunition}})
            line += ' ' + std::to_string(value);
    }
    return line;
}

void expect_end(const State& state, const Tree& line) {
    const auto outcome = Rules::outcome(state);
    ASSERT_TRUE(outcome);
    const std::string winner = !outcome->winner ? "TIE" : *outcome->winner == first ? "A" : "B";
    EXPECT_EQ(winner, text(member(line, "winner")));
    EXPECT_EQ(state.round(), number(member(line, "rounds")));
}

void replay(const std::filesystem::path& file) {
    SCOPED_TRACE(file.filename());
    const std::string name = file.stem();
    const auto seed = read_number(name);
    ASSERT_TRUE(seed);
    XorWowDice dice(*seed);
    State state = Rules::start({}, dice);
    Journal<Event> silent;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        const auto recorded = json::parse(line);
        ASSERT_TRUE(recorded);
        if (member(*recorded, "end").as<bool>()) return expect_end(state, *recorded);
        Turn<Action> turn;
        turn[first] = read_commands(text(member(*recorded, "a")));
        turn[second] = read_commands(text(member(*recorded, "b")));
        Rules::advance(state, turn, dice, silent);
        const auto* players = member(member(*recorded, "post"), "players").as<Tree::List>();
        ASSERT_TRUE(players && players->size() == 2);
        for (const Player player : both_players)
            ASSERT_EQ(played_player(state, player), recorded_player((*players)[index_of(player)]))
                << "round " << state.round();
    }
    FAIL() << "the recording has no end";
}

TEST(EntelectRecordedGames, AreTheSameInEveryNumber) {
    const std::filesystem::path folder = AGON_SOURCE_DIR "/../shared/vectors/entelect/games";
    if (!std::filesystem::is_directory(folder)) GTEST_SKIP() << "skipped: the recorded games are not here";
    int games = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        if (file.path().extension() != ".jsonl") continue;
        replay(file.path());
        ++games;
    }
    EXPECT_GT(games, 0);
}

}  // namespace
}  // namespace agon::entelect_test
