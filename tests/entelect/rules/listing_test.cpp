#include <algorithm>

#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

std::vector<std::string> listed(const State& state, Player player) {
    std::vector<Action> actions;
    Rules::list_actions(state, player, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(Rules::write(action));
    return texts;
}

bool has(const std::vector<std::string>& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

TEST(EntelectListing, HasWhatIsValidAndNothingElse) {
    Board board;
    board.put(first, 1, {0, 0}).lay(Terrain::Dirt, {1, 0}).lay(Terrain::DeepSpace, {1, 1});
    board.state.sides[first].tokens = 0;
    EXPECT_EQ(listed(board.state, first),
              (std::vector<std::string>{"nothing", "move 0 1", "dig 1 0", "shoot N", "shoot NE", "shoot E", "shoot SE",
                                        "shoot S", "shoot SW", "shoot W", "shoot NW"}));
}

TEST(EntelectListing, HasTheOtherWormsWhileThereAreTokens) {
    Board board;
    board.put(first, 3, {10, 10}, 0);
    const auto texts = listed(board.state, first);
    EXPECT_TRUE(has(texts, "select 2;banana 24 24"));
    EXPECT_TRUE(has(texts, "select 2;shoot N"));
    EXPECT_FALSE(has(texts, "select 3;shoot N")) << "dead";
    EXPECT_FALSE(has(texts, "select 1;shoot N")) << "current";
}

TEST(EntelectListing, IsEmptyWhenTheGameIsOver) {
    Board board;
    board.state.set_round(400);
    EXPECT_TRUE(listed(board.state, first).empty());
    EXPECT_EQ(Rules::refuse(board.state, first, {}), Refusal::GameOver);
}

}  // namespace
}  // namespace agon::entelect_test
