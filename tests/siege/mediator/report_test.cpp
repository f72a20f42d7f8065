#include <gtest/gtest.h>

#include "cli/mediator_report.h"
#include "siege/rules/orders.h"

// What is told of a game, without playing one.
namespace agon::cli {
namespace {

struct Told {
    std::string text, json;
};

Told told_with_next_id(int next_id) {
    siege::State end = siege_test::state_on("12");
    end.next_id = next_id;
    const catalog::MatchWish wish;
    const catalog::MatchReport report;
    const MediatedGame game{wish, report, end, "map.txt"};
    return {game_text(game), game_json(game)};
}

// The document has ids up to 1000: a game that needs more goes on, and says so.
TEST(MediatorReport, SaysWhenIdsWentOnAboveThoseOfTheDocument) {
    const Told last = told_with_next_id(1001), more = told_with_next_id(1003);
    EXPECT_EQ(last.text.find("note:"), std::string::npos) << last.text;
    EXPECT_NE(last.json.find("\"highest_id\": 1000,"), std::string::npos) << last.json;
    EXPECT_NE(more.text.find("  note: ids went on above 1000, up to 1002\n"), std::string::npos) << more.text;
    EXPECT_NE(more.json.find("\"highest_id\": 1002,"), std::string::npos) << more.json;
}

}  // namespace
}  // namespace agon::cli
