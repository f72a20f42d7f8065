#include <gtest/gtest.h>

#include <algorithm>

#include "cli/run_agon.h"
#include "protocols/json/json.h"
#include "support/scratch_folder.h"

// `agon replay` and `agon rerun` as people run them.
namespace agon::cli_test {
namespace {

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string scripted(const std::string& options = "") { return AGON_PROGRAM_DIR "/fakes/scripted_bot " + options; }

class ReplayVerb : public testing::Test {
protected:
    std::string path(const char* name) const { return (scratch_.path() / name).string(); }

    // Plays a match and returns the path of its record.
    std::string played(const std::string& game, const std::string& first, const std::string& second,
                       std::vector<std::string> more = {}) const {
        std::vector<std::string> line{"match",     game,  first,        second,     "--move-time",    "60s",
                                      "--sandbox", "off", "--no-times", "--replay", path("game.agon")};
        line.insert(line.end(), more.begin(), more.end());
        const Ran ran = run_agon(line);
        if (ran.exit > 1) throw std::runtime_error(ran.err);
        return path("game.agon");
    }
    Ran rerun(const std::string& record, const std::string& bot, std::vector<std::string> more = {}) const {
        std::vector<std::string> line{"rerun", record, bot, "--sandbox", "off"};
        if (std::find(more.begin(), more.end(), "--move-time") == more.end())
            line.insert(line.end(), {"--move-time", "60s"});
        line.insert(line.end(), more.begin(), more.end());
        return run_agon(line);
    }

    support::ScratchFolder scratch_;
};

TEST_F(ReplayVerb, VerifiesAGoodRecord) {
    const std::string file = played("sworms", "builtin:random", scripted());
    const Ran verified = run_agon({"replay", file, "--verify"});
    EXPECT_EQ(verified.exit, 0) << verified.err;
    EXPECT_TRUE(verified.out.starts_with("verified: ")) << verified.out;
    const Ran summary = run_agon({"replay", file});
    EXPECT_EQ(summary.exit, 0) << summary.err;
    EXPECT_TRUE(summary.out.starts_with("sworms: builtin:random against ")) << summary.out;
    EXPECT_TRUE(contains(summary.out, "without times")) << summary.out;
    const Ran piped = run_agon({"replay", "-", "--verify"}, {.input_file = file});
    EXPECT_EQ(piped.exit, 0) << piped.err;
    EXPECT_EQ(piped.out, verified.out);
}

TEST_F(ReplayVerb, RecordsOfFaultsVerifyToo) {
    for (const char* mood : {"garbage", "resign", "dead", "illegal --wrong a1"}) {
        const std::string file =
            played("tictactoe", "builtin:random", scripted("--from-turn 2 --mood " + std::string(mood)));
        EXPECT_EQ(run_agon({"replay", file, "--verify"}).exit, 0) << mood;
    }
}

// No byte of a file can be changed, and none be left out, without somebody noticing.
TEST_F(ReplayVerb, FindsOutDamagedFiles) {
    played("tictactoe", "builtin:random", "builtin:random");
    const std::string bytes = scratch_.read("game.agon");
    ASSERT_GT(bytes.size(), 40U);
    for (std::size_t i = 0; i < bytes.size(); i += 17) {
        std::string flipped = bytes;
        flipped[i] = static_cast<char>(flipped[i] ^ 0x10);
        const Ran ran = run_agon({"replay", scratch_.write("flipped", flipped).string(), "--verify"});
        EXPECT_TRUE(ran.exit == 65 || ran.exit == 1) << "byte " << i << ": " << ran.exit << ran.out << ran.err;
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(ran.err.starts_with("agon: ")) << ran.err;
    }
    for (const std::size_t length : {std::size_t{1}, std::size_t{4}, bytes.size() / 2, bytes.size() - 1}) {
        const Ran ran = run_agon({"replay", scratch_.write("cut", bytes.substr(0, length)).string(), "--verify"});
        EXPECT_EQ(ran.exit, 65) << length << ran.err;
        EXPECT_TRUE(contains(ran.err, "expected")) << ran.err;
    }
}

TEST_F(ReplayVerb, RefusesWhatIsNoRecord) {
    const std::vector<std::string> files{
        scratch_.write("empty", "").string(), scratch_.write("text", "hello\n").string(),
        scratch_.write("binary", std::string("\x28\xb5\x2f\xfd\xff\xff\0\0\x80", 9)).string(),
        scratch_.write_zeros("huge", std::int64_t{3} << 30).string()};
    for (const std::string& file : files)
        for (const char* what : {"--verify", "--json", "--watch"}) {
            const Ran ran = run_agon({"replay", file, what});
            EXPECT_TRUE(ran.exit == 65 || ran.exit == 66) << file << ran.err;
            EXPECT_EQ(ran.out, "");
            EXPECT_LT(ran.most_memory_kib, 500 * 1024) << file;
        }
    EXPECT_EQ(run_agon({"replay", path("missing"), "--verify"}).exit, 66);
    EXPECT_EQ(run_agon({"replay", "-", "--verify"}, {.input = ""}).exit, 65);
    EXPECT_EQ(run_agon({"replay", "agon:!!!", "--verify"}).exit, 64);
    EXPECT_EQ(run_agon({"replay", path("x"), "--verify", "--json"}).exit, 64) << "one of them";
}

TEST_F(ReplayVerb, IsDataForPrograms) {
    const Ran ran = run_agon({"replay", played("paint", "builtin:random", scripted()), "--json"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const auto tree = json::parse(ran.out);
    ASSERT_TRUE(tree.has_value()) << ran.out;
    std::vector<std::string> keys;
    for (const auto& [key, value] : std::get<Tree::Record>(tree->content)) keys.push_back(key);
    EXPECT_EQ(keys, (std::vector<std::string>{"format", "game", "players", "setup", "dice", "steps", "forgiven",
                                              "notes", "turns", "hash", "verdict"}));
}

TEST_F(ReplayVerb, ShowsAnyTurn) {
    const std::string file = played("tictactoe", "builtin:random", "builtin:random", {"--seed", "2"});
    const Ran start = run_agon({"replay", file, "--turn", "0"}), later = run_agon({"replay", file, "--turn", "2"});
    EXPECT_EQ(start.exit, 0) << start.err;
    EXPECT_EQ(later.exit, 0) << later.err;
    EXPECT_TRUE(contains(later.out, "after turn 2\n")) << later.out;
    EXPECT_NE(start.out.substr(start.out.find("\n\n")), later.out.substr(later.out.find("\n\n")));
    const Ran beyond = run_agon({"replay", file, "--turn", "1000"});
    EXPECT_EQ(beyond.exit, 64);
    EXPECT_TRUE(contains(beyond.err, "turns; name one from 0 to ")) << beyond.err;
    EXPECT_EQ(run_agon({"replay", file, "--turn", "-1"}).exit, 64);
    const Ran watched = run_agon({"replay", file, "--watch"});
    EXPECT_EQ(watched.exit, 0);
    EXPECT_FALSE(contains(watched.out, "\x1b")) << watched.out;
}

// From any turn on the game can be taken up again, dice included: the same actions lead to the same end.
TEST_F(ReplayVerb, ExportsPositionsToGoOnFrom) {
    const std::string file = played("pig", "builtin:random", "builtin:random", {"--seed", "5"});
    const Ran record = run_agon({"replay", file, "--json"});
    const auto tree = json::parse(record.out);
    ASSERT_TRUE(tree.has_value());
    std::string actions;
    for (const auto& [key, value] : std::get<Tree::Record>(tree->content)) {
        if (key != "steps") continue;
        const auto& steps = std::get<Tree::List>(value.content);
        for (std::size_t i = 2; i < steps.size(); ++i)
            for (const auto& [name, pair] : std::get<Tree::Record>(steps[i].content))
                for (const Tree& action : std::get<Tree::List>(pair.content))
                    if (const auto* text = action.as<std::string>()) actions += *text + "\n";
    }
    const Ran position = run_agon({"replay", file, "--export-position", "2"});
    ASSERT_EQ(position.exit, 0) << position.err;
    const std::string turns = scratch_.write("turns", actions).string();
    const Ran stepped = run_agon({"step", "pig", "--position", "-", "--actions", turns}, {.input = position.out});
    EXPECT_EQ(stepped.exit, 0) << stepped.err;
    const std::string last = std::to_string(std::count(actions.begin(), actions.end(), '\n') + 2);
    const Ran end = run_agon({"replay", file, "--export-position", last});
    ASSERT_EQ(end.exit, 0) << end.err;
    const auto state_in = [](const std::string& text) { return text.substr(text.rfind("\nstate\n")); };
    EXPECT_EQ(state_in(stepped.out), state_in(end.out));
}

TEST_F(ReplayVerb, TurnsAreCountedFromZero) {
    for (const char* option : {"--turn", "--export-position"}) {
        const Ran ran = run_agon({"replay", "-", option, "-1"});
        EXPECT_EQ(ran.exit, 64) << ran.err;
        EXPECT_NE(ran.err.find("not in range 0 to 2147483647"), std::string::npos) << ran.err;
    }
}

TEST_F(ReplayVerb, RerunOfTheSameBotIsTheSame) {
    const std::string file = played("sworms", "builtin:random", scripted("--mood list"), {"--seed", "3"});
    const Ran same = rerun(file, scripted("--mood list"), {"--seat", "2"});
    EXPECT_EQ(same.exit, 0) << same.out << same.err;
    EXPECT_TRUE(contains(same.out, " 0 differently\n")) << same.out;
    const Ran ours = rerun(file, "builtin:random", {"--seat", "1"});
    EXPECT_EQ(ours.exit, 0) << ours.out << ours.err;
}

// What a list had beyond the end of a turn is dropped in a match, and so it is here.
TEST_F(ReplayVerb, RerunDropsTheRestOfAList) {
    const std::string file = played("tictactoe", scripted("--mood list"), "builtin:random", {"--seed", "3"});
    const Ran same = rerun(file, scripted("--mood list"));
    EXPECT_EQ(same.exit, 0) << same.out << same.err;
}

TEST_F(ReplayVerb, RerunShowsWhereAnotherBotDiffers) {
    const std::string file = played("sworms", scripted("--say idle"), scripted("--say idle"), {"--seed", "3"});
    const Ran other = rerun(file, "builtin:greedy", {"--seat", "2"});
    EXPECT_EQ(other.exit, 1);
    EXPECT_TRUE(contains(other.out, "question 1: then 'idle', now '")) << other.out;
    const Ran data = rerun(file, "builtin:greedy", {"--seat", "2", "--json"});
    EXPECT_EQ(data.exit, 1);
    const auto tree = json::parse(data.out);
    ASSERT_TRUE(tree.has_value()) << data.out;
    EXPECT_EQ(rerun(file, "builtin:nobody").exit, 64);
    EXPECT_EQ(rerun(file, scripted(), {"--seat", "3"}).exit, 64);
    EXPECT_EQ(rerun(path("missing"), scripted()).exit, 66);
}

TEST_F(ReplayVerb, RerunOfABotThatNoLongerFails) {
    const std::string file = played("tictactoe", "builtin:random", scripted("--mood garbage --from-turn 2"));
    const Ran cured = rerun(file, scripted(), {"--seat", "2"});
    EXPECT_EQ(cured.exit, 1);
    EXPECT_TRUE(contains(cured.out, "question 2: then garbled, now '")) << cured.out;
}

// The command that a verdict prints is run as it stands, by a shell.
TEST_F(ReplayVerb, ThePrintedCommandReproducesTheFault) {
    const struct {
        const char *options, *fault;
    } rows[] = {{"--mood garbage --from-turn 2", "garbled"}, {"--mood illegal --wrong a1 --from-turn 2", "illegal"},
                {"--mood exit-code --from-turn 3", "died"},  {"--mood resign --from-turn 2", "resigned"},
                {"--mood early --from-turn 2", "early"},     {"--mood silent --from-turn 2", "late"},
                {"--mood huge --from-turn 2", "flooded"}};
    for (const auto& [options, fault] : rows)
        for (const bool first : {true, false}) {
            SCOPED_TRACE(options);
            const std::string bot = scripted(options);
            const std::string ours = "builtin:random";
            const Ran match = run_agon({"match", "tictactoe", first ? bot : ours, first ? ours : bot, "--sandbox",
                                        "off", "--move-time", "700ms", "--warm-up", "60s"});
            ASSERT_EQ(match.exit, 1) << match.out << match.err;
            const std::size_t at = match.out.find("    agon rerun agon:");
            ASSERT_NE(at, std::string::npos) << match.out;
            const std::string command = match.out.substr(at + 9, match.out.find('\n', at) - at - 9);
            const Ran again = support::run_program("/bin/sh", {"-c", "'" AGON_PROGRAM_DIR "/agon' " + command});
            EXPECT_EQ(again.exit, 0) << "nothing is different now:\n" << again.out << again.err;
            EXPECT_TRUE(contains(again.out, fault)) << again.out;
            EXPECT_TRUE(contains(again.out, " 0 differently")) << again.out;
            EXPECT_TRUE(contains(command, "--move-time 700ms")) << command;
        }
}

}  // namespace
}  // namespace agon::cli_test
