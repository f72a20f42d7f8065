// Libraries of strangers, compiled and asked in the sandbox: whatever one does, it loses its own game and nothing else.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <filesystem>
#include <regex>

#include "catalog/catalog.h"
#include "creatures/libraries/libraries.h"
#include "games/creatures/rules.h"
#include "protocols/json/json.h"
#include "seats/bot_name.h"
#include "seats/play.h"
#include "seats/workshop.h"
#include "system/sandbox_parts.h"

namespace agon::creatures_test {
namespace {

using creatures::Kind;
using match::Ending;
using match::Fault;
using system::SandboxMode;
using namespace std::chrono_literals;

std::string small_fight() {
    creatures::Setup setup;
    setup.width = setup.height = 6;
    setup.turn_limit = 3;
    setup.food.clear();
    setup.north = {{Kind::Human, {0, 0}, 1, 9, 0}, {Kind::Wizard, {2, 0}, 1, 9, 3}};
    setup.south = {{Kind::Human, {5, 5}, 1, 9, 0}, {Kind::Dragon, {3, 5}, 1, 9, 2}};
    return json::to_json(setup);
}

seats::Pairing pairing(const std::string& first, const std::string& second, SandboxMode sandbox = SandboxMode::Auto) {
    return {.game = "creatures",
            .first = first,
            .second = second,
            .time = {.move = 60s, .warm_up = 60s},
            .sandbox = sandbox,
            .setup = small_fight()};
}

// All that is alive below us, and the dead that nobody waited for.
bool nothing_is_left() { return waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD; }

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// It loses with that fault, in either seat, whatever the other one does.
catalog::MatchReport expect_loss(const std::string& bot, Fault fault,
                                 match::TimeControl time = {.move = 60s, .warm_up = 60s}) {
    seats::Pairing game = pairing(bot, "builtin:book");
    game.time = time;
    auto report = seats::play(game);
    EXPECT_EQ(report.record.verdict.ending, Ending::Forfeit) << report.record.verdict.sentence;
    EXPECT_EQ(report.record.verdict.winner, Player::Second);
    EXPECT_EQ(report.record.verdict.faults[Player::First], fault) << report.record.verdict.sentence;
    EXPECT_EQ(report.record.verdict.faults[Player::Second], std::nullopt);
    EXPECT_TRUE(nothing_is_left());
    return report;
}

TEST(LibraryBots, PlayAsOursDoesInOurProgram) {
    seats::Pairing game{.game = "creatures", .first = "builtin:book", .second = "builtin:book", .seed = 5};
    game.sandbox = SandboxMode::Auto;
    const auto ours = seats::play(game);
    const auto compiled = seats::play(
        seats::with_bot(seats::with_bot(game, Player::First, Libraries::ours()), Player::Second, Libraries::ours()));
    EXPECT_EQ(compiled.record.verdict.ending, Ending::Normal) << compiled.record.verdict.sentence;
    ASSERT_EQ(ours.record.steps.size(), compiled.record.steps.size());
    for (std::size_t i = 0; i < ours.record.steps.size(); ++i)
        ASSERT_EQ(ours.record.steps[i].actions, compiled.record.steps[i].actions) << i;
    EXPECT_EQ(ours.record.verdict.score[Player::First], compiled.record.verdict.score[Player::First]);
    EXPECT_TRUE(nothing_is_left());
}

TEST(LibraryBots, AreFoundByTheirFolder) {
    const Libraries libraries;
    const auto named = [](const std::string& text) { return seats::find_bot(text, {}); };
    const auto bot = named(libraries.resting());
    ASSERT_TRUE(bot) << bot.error();
    EXPECT_EQ(std::get<seats::ProcessBot>(*bot).contract, seats::Contract::Library);
    EXPECT_TRUE(contains(named("hw5:/no/such/folder").error(), "there is no folder"));
    EXPECT_TRUE(contains(named("hw5:").error(), "there is no folder"));
    libraries.scratch().write("half/hw5.h", "");
    const std::string half = libraries.scratch().path() / "half";
    EXPECT_TRUE(contains(named("hw5:" + half).error(), "has no file hw5.cpp"));
    // A link could make us read for a stranger what only we may.
    std::filesystem::create_symlink("/etc/passwd", half + "/hw5.cpp");
    EXPECT_TRUE(contains(named("hw5:" + half).error(), "has no file hw5.cpp"));
    EXPECT_THROW(seats::play({.game = "tictactoe", .first = libraries.resting()}), std::runtime_error);
}

TEST(LibraryBots, AreCompiledOnceAMatch) {
    const Libraries libraries;
    const auto bot = seats::find_bot(libraries.resting(), {});
    ASSERT_TRUE(bot);
    const std::string folder = std::get<seats::ProcessBot>(*bot).folder;
    const auto table = catalog::find_game("creatures")->open({});
    ASSERT_TRUE(table);
    seats::Workshop match, next_match;
    const seats::StartOrder order{.table = table->get()};
    const auto first = match.library_in(folder, order);
    ASSERT_TRUE(first) << first.error();
    EXPECT_FALSE((*first)->program.empty()) << (*first)->printed;
    libraries.with_source("rests", "broken");
    const auto again = match.library_in(folder, order), later = next_match.library_in(folder, order);
    EXPECT_EQ(*again, *first);
    EXPECT_TRUE((*later)->program.empty());
    EXPECT_TRUE(nothing_is_left());
}

// One folder in both seats: each has a process and a folder of its own. What it prints, and what it reads from standard input, is
// no part of the game.
TEST(LibraryBots, HaveAChannelOfTheirOwn) {
    const Libraries libraries;
    const std::string bot = libraries.answering("chatty",
                                                "std::printf(\"9 8 0 0 9 9\\n\");\n"
                                                "std::fflush(stdout);\n"
                                                "if (std::getchar() != EOF) std::abort();\n"
                                                "return at(NOACT, 0, 0);",
                                                "static int before_main = std::printf(\"folder %s.\\n\", "
                                                "std::getenv(\"AGON_FOLDER\")) + std::fflush(stdout);\n");
    const auto report = seats::play(pairing(bot, bot));
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
    EXPECT_EQ(report.record.steps.size(), 12u);
    PerPlayer<std::string> folders;
    for (const Player player : both_players) {
        const std::string& errors = report.evidence[player].errors;
        std::smatch found;
        ASSERT_TRUE(std::regex_search(errors, found, std::regex("folder (\\S+)\\.\n"))) << errors;
        folders[player] = found[1];
        EXPECT_TRUE(contains(errors, "9 8 0 0 9 9\n"));
        EXPECT_FALSE(std::filesystem::exists(folders[player])) << folders[player];
    }
    EXPECT_NE(folders[Player::First], folders[Player::Second]);
    EXPECT_TRUE(nothing_is_left());
}

TEST(LibraryBots, LoseWhenTheyDoNotCompile) {
    const Libraries libraries;
    const auto report =
        expect_loss(libraries.with_source("broken", "#include \"hw5.h\"\nint Human::oops\n"), Fault::NoStart);
    EXPECT_EQ(report.record.verdict.code, "does-not-compile");
    EXPECT_TRUE(contains(report.record.verdict.sentence, "loses: its library does not compile: hw5.cpp:"))
        << report.record.verdict.sentence;
    EXPECT_TRUE(contains(report.evidence[Player::First].errors, "int Human::oops"));

    const auto unlinked = expect_loss(libraries.with_source("empty", ""), Fault::NoStart);
    EXPECT_TRUE(contains(unlinked.record.verdict.sentence, "undefined reference")) << unlinked.record.verdict.sentence;
    const auto second_main = expect_loss(
        libraries.answering("main", "return at(NOACT, 0, 0);", "int main() { return 0; }\n"), Fault::NoStart);
    EXPECT_TRUE(contains(second_main.record.verdict.sentence, "multiple definition of"))
        << second_main.record.verdict.sentence;
    // What the assembler and the linker say has their own words, behind lines that tell nothing.
    const std::string includes = "#include \"hw5.h\"\n";
    const auto unassembled = expect_loss(
        libraries.with_source("assembler", includes + "__asm__(\"no_such_instruction\");\n"), Fault::NoStart);
    EXPECT_TRUE(std::regex_search(unassembled.record.verdict.sentence,
                                  std::regex("does not compile: \\w+\\.s:\\d+: Error: .*`no_such_instruction'")))
        << unassembled.record.verdict.sentence;
    const auto unlinkable = expect_loss(
        libraries.answering("linker", "return at(NOACT, 0, 0);", "__asm__(\".protected environ\");\n"), Fault::NoStart);
    EXPECT_TRUE(contains(unlinkable.record.verdict.sentence, "protected symbol `environ' isn't defined"))
        << unlinkable.record.verdict.sentence;
    const auto binary =
        expect_loss(libraries.with_source("binary", std::string("\0\xff\x1b[31m\n", 8)), Fault::NoStart);
    EXPECT_EQ(binary.record.verdict.code, "does-not-compile");
}

TEST(LibraryBots, LoseWhenTheCompilerTakesTooMuch) {
    const Libraries libraries;
    const std::string header = "#include \"hw5.h\"\n";
    const auto large =
        expect_loss(libraries.with_source("large", header + "char all[1 << 30] = {1};\n"), Fault::NoStart);
    EXPECT_EQ(large.record.verdict.code, "does-not-compile");
    const auto endless =
        expect_loss(libraries.with_source("endless", header + "#include \"/dev/zero\"\n"), Fault::NoStart);
    EXPECT_EQ(endless.record.verdict.code, "does-not-compile");
    const auto itself =
        expect_loss(libraries.with_source("itself", "#include __FILE__\n#include __FILE__\n"), Fault::NoStart);
    EXPECT_EQ(itself.record.verdict.code, "does-not-compile");
}

// What the sandbox keeps from a bot it keeps from the compiler, whose errors quote what it reads.
TEST(LibraryBots, ReadNoFilesByIncludingThem) {
    if (system::sandbox_parts().landlock == 0) GTEST_SKIP() << "no Landlock here";
    const Libraries libraries;
    const auto secret = libraries.scratch().write("rival/hw5.cpp", "the_secret_of_the_rival\n");
    for (const std::string& line :
         {"#include \"" + secret.string() + "\"", std::string("#include \"../../rival/hw5.cpp\""),
          "__asm__(\".incbin \\\"" + secret.string() + "\\\"\");", std::string("#include \"/etc/shadow\""),
          std::string("#include \"/etc/passwd\""), std::string("#include \"/etc/group\""),
          std::string("#include \"/proc/1/environ\"")}) {
        const auto report =
            expect_loss(libraries.with_source("curious", "#include \"hw5.h\"\n" + line + "\n"), Fault::NoStart);
        const std::string told = report.record.verdict.sentence + report.evidence[Player::First].errors;
        EXPECT_FALSE(contains(told, "the_secret")) << told;
        EXPECT_FALSE(contains(told, "root:")) << told;
        EXPECT_TRUE(contains(told, "No such file") || contains(told, "Permission denied") ||
                    contains(told, "file not found") || contains(told, "can't open"))
            << told;
    }
}

// Nor when it plays. That there is a user 0 everybody knows.
TEST(LibraryBots, DoNotLearnWhoUsesTheMachine) {
    if (system::sandbox_parts().landlock == 0) GTEST_SKIP() << "no Landlock here";
    const Libraries libraries;
    const std::string bot = libraries.answering("nosy",
                                                "int known = getpwuid(1) != 0 || getgrgid(1) != 0;\n"
                                                "for (const char* file : {\"/etc/passwd\", \"/etc/group\"})\n"
                                                "    known += std::fopen(file, \"r\") != 0;\n"
                                                "return at(known > 0 ? WALK : NOACT, 0, 0);",
                                                "#include <grp.h>\n#include <pwd.h>\n");
    const auto report = seats::play(pairing(bot, "builtin:random"));
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
}

TEST(LibraryBots, LoseWhenTheyEndOrNeverEnd) {
    const Libraries libraries;
    expect_loss(libraries.answering("crashes", "volatile int* nowhere = 0; return at(NOACT, *nowhere, 0);"),
                Fault::Died);
    expect_loss(libraries.answering("exits", "std::exit(0);"), Fault::Died);
    expect_loss(libraries.answering("throws", "throw std::string(\"no\");"), Fault::Died);
    expect_loss(
        libraries.answering("early", "return at(NOACT, 0, 0);", "static int abort_early = (std::abort(), 0);\n"),
        Fault::Died);
    const match::TimeControl short_time{.move = 200ms, .warm_up = 200ms};
    expect_loss(libraries.answering("loops", "for (volatile int i = 0;; i = i + 1) {}"), Fault::Late, short_time);
}

TEST(LibraryBots, LoseWhenTheyTakeTooMuch) {
    const Libraries libraries;
    expect_loss(libraries.answering("eats", "std::vector<std::string> all;\n"
                                            "for (;;) all.push_back(std::string(50 << 20, 'x'));"),
                Fault::Died);
    // They wait, so that they are no burden to whoever else is here. Where a limit of the kernel's comes first, it has that many
    // children and goes on until it is late.
    const char* const children = "for (int i = 0; i < 1000; ++i) if (fork() == 0) for (;;) pause();\n"
                                 "for (;;) pause();";
    const auto forks = seats::play([&] {
        seats::Pairing game = pairing(libraries.answering("forks", children), "builtin:book");
        game.time = {.move = 2s, .warm_up = 2s};
        return game;
    }());
    EXPECT_EQ(forks.record.verdict.ending, Ending::Forfeit);
    EXPECT_EQ(forks.record.verdict.winner, Player::Second);
    EXPECT_TRUE(nothing_is_left());
    expect_loss(libraries.answering("floods", "for (;;) std::puts(std::string(1000, 'x').c_str());"), Fault::Flooded);
}

// A library may write to the engine's channel if it looks for it: that is its own answer, and its own loss.
TEST(LibraryBots, LoseWhenTheyForgeAnswers) {
    const Libraries libraries;
    expect_loss(libraries.answering("garbles", "write(101, \"all is lost\\n\", 12); return at(NOACT, 0, 0);"),
                Fault::Garbled);
    expect_loss(libraries.answering("cheats", "return at(WALK, 0, 0);"), Fault::Illegal);
}

TEST(LibraryBots, PlayWithoutTheSandboxToo) {
    const Libraries libraries;
    const std::string bot = libraries.resting();
    const auto report = seats::play(pairing(bot, bot, SandboxMode::Off));
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
    EXPECT_TRUE(nothing_is_left());
}

// An older library lists its kinds and moves in another order, knows no hw5SetRandomSeed and asks rand(), which is seeded.
TEST(LibraryBots, MayHaveASeedOfTheirOwn) {
    const Libraries libraries;
    const std::string bot = libraries.answering("seeded", "return at(NOACT, 0, 0);");
    std::string header = libraries.scratch().read("seeded/hw5.h");
    const std::string ours = "void hw5SetRandomSeed(unsigned long seed);";
    ASSERT_NE(header.find(ours), std::string::npos);
    header.replace(header.find(ours), ours.size(), "int hw5SetRandomSeed(const char* phrase, unsigned int seed);");
    libraries.scratch().write("seeded/hw5.h", header);
    const auto report = seats::play(pairing(bot, "builtin:random"));
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
}

TEST(LibraryBots, MayBeOlderThanOurs) {
    const Libraries libraries;
    std::string header;
    const auto change = [&](const std::string& from, const std::string& to) {
        const std::size_t at = header.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        header.replace(at, from.size(), to);
    };
    const std::string bot = libraries.answering(
        "older", "return at(list.size() > 0 && list.back().objType == WALL ? WALK : NOACT, 1 + std::rand() % 1, 0);");
    header = libraries.scratch().read("older/hw5.h");
    change("{ BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF, DRAGON, FOOD, WALL }",
           "{ WALL, FOOD, DRAGON, DWARF, HUMAN, CLERIC, WIZARD, BATTLEMAGE }");
    change("{ WALK, HUMANATTACK,", "{ NOACT, HUMANATTACK,");
    change("WEAKENSPELL, NOACT }", "WEAKENSPELL, WALK }");
    change("void hw5SetRandomSeed(unsigned long seed);", "");
    libraries.scratch().write("older/hw5.h", header);
    const auto report = seats::play(pairing(bot, "builtin:random"));
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
    const auto actions = seats::actions_of(report.record, Player::First);
    ASSERT_FALSE(actions.empty());
    EXPECT_TRUE(actions.front().starts_with("walk 1 0")) << actions.front();
}

}  // namespace
}  // namespace agon::creatures_test
