#include "entelect/rules/board.h"
#include "protocols/json/changes.h"

namespace agon::entelect_test {
namespace {

template <class Change>
std::optional<std::string> problem_after(Change change) {
    entelect::Setup setup;
    change(setup.config);
    return Rules::problem_with(setup);
}

TEST(EntelectSetup, TheUsualOneHasNoProblem) {
    EXPECT_EQ(Rules::problem_with(entelect::Setup{}), std::nullopt);
    EXPECT_EQ(Rules::problem_with(Board().state), std::nullopt);
}

TEST(EntelectSetup, IsKeptByWhatIsNotAsUsual) {
    entelect::Setup setup;
    EXPECT_EQ(json::changes_to_json(setup), "{}");
    setup.config.max_rounds = 10;
    setup.config.worms[1].weapon.range = 7;
    setup.rules = RuleBook::Document;
    setup.map_seed = 5;
    const std::string text = json::changes_to_json(setup);
    EXPECT_EQ(text, R"({"config":{"max_rounds":10,"agents":{"weapon":{"range":7}}},"rules":"document","map_seed":5})");
    EXPECT_EQ(json::from_json<entelect::Setup>(text, agon::Missing::KeepsDefault).value(), setup);
}

TEST(EntelectSetup, NumbersHaveBounds) {
    EXPECT_EQ(problem_after([](Config& config) { config.max_rounds = 0; }), "maxRounds must be from 1 to 10000");
    EXPECT_EQ(problem_after([](Config& config) { config.map_size = 256; }), "mapSize must be from 5 to 255");
    EXPECT_EQ(problem_after([](Config& config) { config.total_health_packs = 17; }),
              "totalHealthPacks must be from 0 to 16");
    EXPECT_EQ(problem_after([](Config& config) { config.worms[0].initial_hp = 0; }),
              "initialHp must be from 1 to 10000");
    EXPECT_EQ(problem_after([](Config& config) { config.scores.move = 1001; }), "move must be from -1000 to 1000");
    EXPECT_EQ(problem_after([](Config& config) {
                  for (auto& worms : config.worms) worms.count = 0;
              }),
              "worms of a player must be from 1 to 30");
    EXPECT_EQ(problem_after([](Config& config) { config.battle_royale_end = config.battle_royale_start; }),
              "battleRoyaleEnd must be after battleRoyaleStart");
    EXPECT_EQ(problem_after([](Config& config) { config.csv_separator.assign(201, ';'); }),
              "csvSeparator must not exceed 200 bytes");
    EXPECT_EQ(problem_after([](Config& config) { config.worms[2].profession_name.assign(201, 'x'); }),
              "a profession's name must not exceed 200 bytes");
    EXPECT_EQ(problem_after([](Config& config) {
                  config.max_rounds = 10'000;
                  config.scores.attack = 1000;
                  config.bananas.damage = 1000;
              }),
              "so many rounds with such scores can lead to too many points");
}

TEST(EntelectSetup, WormsNeedRoom) {
    EXPECT_EQ(problem_after([](Config& config) { config.map_size = 5; }),
              "the map must be large enough for so many worms");
    EXPECT_EQ(problem_after([](Config& config) {
                  config.map_size = 5;
                  config.worms[1].count = config.worms[2].count = 0;
              }),
              std::nullopt);
}

template <class Change>
std::optional<std::string> state_problem_after(Change change) {
    Board board;
    change(board.state);
    return Rules::problem_with(board.state);
}

TEST(EntelectState, ProblemsAreNamed) {
    EXPECT_EQ(state_problem_after([](State& state) { state.ground = Ground(32); }),
              "there must be a config that can be played, a ground of its size and as many worms");
    EXPECT_EQ(state_problem_after([](State& state) { state.set_round(401); }),
              "rounds must be from 0 to the most that are played");
    EXPECT_EQ(state_problem_after([](State& state) { state.ground.packs() = 4; }),
              "only packs that there were can be left");
    EXPECT_EQ(state_problem_after([](State& state) { put_pack(state, {33, 0}); }), "a pack must be on the board");
    EXPECT_EQ(state_problem_after([](State& state) {
                  state.worm(first, 1).at = {-1, 0};
              }),
              "a worm must be on the board");
    EXPECT_EQ(state_problem_after([](State& state) { state.worm(first, 1).health = 26'001; }),
              "health must be from -20000 to 26000");
    EXPECT_EQ(state_problem_after([](State& state) { state.worm(first, 1).frozen = 6; }),
              "a worm cannot be frozen for longer than that");
    EXPECT_EQ(state_problem_after([](State& state) { state.worm(first, 1).ammunition = 1; }),
              "a worm cannot have more than it began with");
    EXPECT_EQ(state_problem_after([](State& state) { state.sides[first].command_score = 1'000'000'001; }),
              "scores must be from -1000000000 to 1000000000");
    EXPECT_EQ(state_problem_after([](State& state) { state.sides[first].tokens = 6; }),
              "a player cannot have more tokens than at the start");
    EXPECT_EQ(state_problem_after([](State& state) { state.sides[first].do_nothings = 60'001; }),
              "do-nothings must be from 0 to 60000");
    EXPECT_EQ(state_problem_after([](State& state) { state.set_current(second, 4); }),
              "the current and the previous worm must be there");
    EXPECT_EQ(state_problem_after([](State& state) { state.worm(first, 1).at = state.worm(second, 1).at; }),
              "two worms cannot stand on one cell");
}

}  // namespace
}  // namespace agon::entelect_test
