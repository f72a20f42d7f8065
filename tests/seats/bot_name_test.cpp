#include "seats/bot_name.h"

#include <cstdlib>
#include <gtest/gtest.h>

#include "seats/readable.h"
#include "support/scratch_folder.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;
using support::ScratchFolder;
using Paths = std::vector<std::string>;

constexpr std::array<std::string_view, 2> builtins{"greedy", "search"};

std::string problem_in(const std::string& text) {
    const auto bot = find_bot(text, builtins);
    return bot ? "none" : bot.error();
}

ProcessBot process(const std::string& text) {
    const auto bot = find_bot(text, builtins);
    if (!bot) ADD_FAILURE() << bot.error();
    return bot && std::holds_alternative<ProcessBot>(*bot) ? std::get<ProcessBot>(*bot) : ProcessBot{};
}

// A variable of the environment that is as it was when this is gone.
class ChangedVariable {
public:
    ChangedVariable(const char* name, const std::string& value) : name_(name) {
        if (const char* now = std::getenv(name)) before_ = now;
        setenv(name, value.c_str(), 1);
    }
    ChangedVariable(const ChangedVariable&) = delete;
    ChangedVariable& operator=(const ChangedVariable&) = delete;
    ~ChangedVariable() {
        if (before_) setenv(name_, before_->c_str(), 1);
        else unsetenv(name_);
    }

private:
    const char* name_;
    std::optional<std::string> before_;
};

struct BotName : testing::Test {
    // Paths without links, as they come back.
    ScratchFolder scratch;
    fs::path root = fs::canonical(scratch.path());

    std::string put(std::string_view name, std::string_view content) {
        scratch.write(name, content);
        return (root / name).string();
    }
    std::string put_program(std::string_view name) {
        const std::string path = put(name, "#!/bin/sh\n");
        fs::permissions(path, fs::perms::owner_all);
        return path;
    }
    std::string at(std::string_view name) const { return (root / name).string(); }
};

TEST_F(BotName, IsABuiltInBot) {
    EXPECT_EQ(std::get<BuiltinName>(find_bot("builtin:greedy", builtins).value()), (BuiltinName{"greedy", {}}));
    EXPECT_EQ(std::get<BuiltinName>(find_bot("builtin:search@3", builtins).value()), (BuiltinName{"search", 3}));
    EXPECT_EQ(problem_in("builtin:gready"),
              "there is no built-in bot \"gready\" for this game (did you mean builtin:greedy?)");
    EXPECT_EQ(problem_in("builtin:"), "there is no built-in bot \"\" for this game");
    for (const char* level : {"", "x", "-1", "3x", "1000001", "3@4"})
        EXPECT_EQ(problem_in("builtin:search@" + std::string(level)),
                  "builtin:search: the level after @ must be a number from 0 to 1000000");
}

TEST_F(BotName, IsACommandLine) {
    const std::string program = put_program("here/run"), script = put("there/bot.py", "");
    const ProcessBot bot = process(program + " " + script + " --fast \"a b\"");
    EXPECT_EQ(bot.name, program + " " + script + " --fast \"a b\"");
    EXPECT_EQ(bot.program, program);
    EXPECT_EQ(bot.arguments, (Paths{program, script, "--fast", "a b"}));
    EXPECT_EQ(bot.folder, fs::current_path());
    EXPECT_EQ(bot.readable, (Paths{at("here"), at("there")}));
    EXPECT_EQ(bot.contract, Contract::AgonLines);
}

TEST_F(BotName, SaysItsContractFirst) {
    EXPECT_EQ(process("console:sh -c x").contract, Contract::Console);
    EXPECT_EQ(process("console:sh -c x").arguments, (Paths{"sh", "-c", "x"}));
    EXPECT_EQ(process("lines:sh").contract, Contract::AgonLines);
    EXPECT_EQ(process("lines:sh").name, "sh");
    EXPECT_EQ(process("files:sh").contract, Contract::Files);
    EXPECT_TRUE(problem_in("files:sh -c x").starts_with("a program of the files contract is started as ./NAME"));
}

TEST_F(BotName, OfTheFilesContractMayBeAPlainPath) {
    const std::string program = put_program("my tools/my player");
    const auto bot = files_bot_at(program);
    ASSERT_TRUE(bot) << bot.error();
    EXPECT_EQ(bot->program, program);
    EXPECT_EQ(bot->name, program);
    EXPECT_EQ(bot->contract, Contract::Files);
    EXPECT_EQ(bot->readable, Paths{at("my tools")});
    EXPECT_EQ(files_bot_at(at("nobody")).error(), "there is no program " + at("nobody"));
    EXPECT_EQ(files_bot_at(at("my tools")).error(), at("my tools") + " is a folder and not a program");
    EXPECT_FALSE(files_bot_at("sh")) << "not looked for in PATH";
}

TEST_F(BotName, IsFoundAsAShellFindsIt) {
    const std::string program = put_program("tools/my_bot");
    EXPECT_EQ(problem_in("my_bot"), "cannot find the program \"my_bot\" in any folder of PATH");
    const ChangedVariable path("PATH", at("tools"));
    EXPECT_EQ(process("my_bot").program, program);
    EXPECT_EQ(problem_in("greedy"),
              "cannot find the program \"greedy\" in any folder of PATH (did you mean builtin:greedy?)");
    EXPECT_EQ(problem_in(at("nothing")), "there is no program " + at("nothing"));
    put("data", "");
    EXPECT_EQ(problem_in(at("data") + " x"), at("data") + " cannot be run: it is not executable");
    EXPECT_EQ(problem_in("console:" + at("tools")), at("tools") + " is a folder and not a program");
    EXPECT_EQ(problem_in("sh 'x"), "\"sh 'x\": line 1, column 4: expected a ' that ends the quotation");
    EXPECT_EQ(problem_in(""), "\"\": line 1, column 1: expected a command");
}

TEST_F(BotName, IsAFolderWithAManifest) {
    const std::string program = put_program("my bot/run.sh");
    put("my bot/agon.toml", "command = ['./run.sh', '../other/secret.txt']\nmemory_mb = 5\ngames = ['sworms']\n"
                            "processes = 3\nfolder_mb = 7\ncontract = 'console'\nenvironment = { A = 'b' }\n");
    put("other/secret.txt", "");
    for (const char* name : {"my bot", "my bot/", "my bot/agon.toml"}) {
        const ProcessBot bot = process(at(name));
        EXPECT_EQ(bot, (ProcessBot{"my bot",
                                   program,
                                   {"./run.sh", "../other/secret.txt"},
                                   at("my bot"),
                                   {at("my bot")},  // and not what it names elsewhere
                                   Contract::Console,
                                   {"sworms"},
                                   5 << 20,
                                   3,
                                   7 << 20,
                                   {"A=b"}}));
    }
}

TEST_F(BotName, OfAFolderIsRefusedWithItsReason) {
    fs::create_directory(root / "empty");
    EXPECT_EQ(problem_in(at("empty")), "cannot read " + at("empty/agon.toml") + ": there is no such file");
    put("old/bot.json", "[]");
    const std::string wrong = ": line 1, column 1: expected a record in { }";
    EXPECT_EQ(problem_in(at("old")), at("old/bot.json") + wrong);
    EXPECT_EQ(problem_in(at("old/bot.json")), at("old/bot.json") + wrong);
    put("wrong/agon.toml", "command = 1");
    EXPECT_EQ(problem_in(at("wrong")),
              at("wrong/agon.toml") + ": line 1, column 11: expected a command: a text, or a list of its words");
    put("gone/agon.toml", "command = ['./bot']");
    EXPECT_EQ(problem_in(at("gone")), at("gone/agon.toml") + ": there is no program " + at("gone/bot"));
    fs::create_directories(root / "strange/agon.toml");
    EXPECT_EQ(problem_in(at("strange")), at("strange/agon.toml") + " is not a file");
    put("long/agon.toml", std::string(1'000'000, '#'));
    EXPECT_NE(problem_in(at("long")), "none");
}

// A manifest is the author's word, and the author may be anybody.
TEST_F(BotName, OfAManifestOpensNoFolderOfOthers) {
    const std::string victim = put_program("victim/bin/run");
    const auto refused = [&](std::string_view folder, const std::string& word) {
        return at(folder) + "/agon.toml: the program " + word + " is not in the bot's folder, nor one of the system";
    };
    put("a/agon.toml", "command = ['" + victim + "']");
    EXPECT_EQ(problem_in(at("a")), refused("a", victim));
    put("b/agon.toml", "command = ['../victim/bin/run']");
    EXPECT_EQ(problem_in(at("b")), refused("b", "../victim/bin/run"));
    put("c/agon.toml", "command = ['./link']");
    fs::create_symlink(victim, root / "c/link");
    EXPECT_EQ(problem_in(at("c")), refused("c", "./link"));
    put("d/agon.toml", "command = ['/bin/sh', '-c', 'exit']");
    EXPECT_EQ(process(at("d")).readable, Paths{at("d")});
}

TEST_F(BotName, OfAManifestNeedsAFolderOfItsOwn) {
    const ChangedVariable home("HOME", at("home/me"));
    put("home/me/agon.toml", "command = ['sh']");
    put("home/agon.toml", "command = ['sh']");
    const std::string why = ": a bot needs a folder of its own, and this one holds more than a bot";
    EXPECT_EQ(problem_in(at("home/me")), at("home/me/agon.toml") + why);
    EXPECT_EQ(problem_in(at("home")), at("home/agon.toml") + why);
}

TEST_F(BotName, LetsAProgramReadWhatWasInstalledWithIt) {
    const ChangedVariable home("HOME", root.string());
    const std::string python = put_program(".pyenv/versions/3.11/bin/python3.11");
    fs::create_symlink("python3.11", root / ".pyenv/versions/3.11/bin/python3");
    EXPECT_EQ(process(at(".pyenv/versions/3.11/bin/python3")).readable, Paths{at(".pyenv/versions/3.11")});
    // A virtual environment is a link into an installation.
    fs::create_directories(root / "project/venv/bin");
    fs::create_symlink(python, root / "project/venv/bin/python3");
    EXPECT_EQ(process(at("project/venv/bin/python3")).readable,
              (Paths{at("project/venv"), at(".pyenv/versions/3.11")}));
    // A shim is a script that looks for the program elsewhere in its installation.
    put_program(".pyenv/shims/python3");
    EXPECT_EQ(process(at(".pyenv/shims/python3")).readable, Paths{at(".pyenv")});
}

TEST_F(BotName, NeverLetsAProgramReadAWholeHome) {
    const ChangedVariable home("HOME", root.string());
    put_program("bin/bot");
    put_program("bot");
    put("script.py", "");
    EXPECT_EQ(process(at("bin/bot")).readable, Paths{at("bin")});
    EXPECT_EQ(process(at("bot")).readable, Paths{at("bot")});
    EXPECT_EQ(process("sh " + at("script.py")).readable, Paths{at("script.py")});
    EXPECT_EQ(process("sh " + root.string() + " / /home /tmp").readable, Paths{});
    for (const char* folder : {"/", "/home", "/home/somebody", "/root", "/tmp", "/tmp/", "/var/tmp/../tmp"})
        EXPECT_TRUE(is_too_broad(folder)) << folder;
    EXPECT_FALSE(is_too_broad(fs::path("/home") / "somebody" / "bots"));
}

TEST_F(BotName, TellsWhichBotsCanReadEachOther) {
    put("a/one.py", "");
    put("a/two.py", "");
    put("b/three.py", "");
    put_program("env/bin/python");
    const ProcessBot one = process("sh " + at("a/one.py")), two = process("sh " + at("a/two.py"));
    const ProcessBot three = process("sh " + at("b/three.py"));
    EXPECT_TRUE(can_read_each_other(one, two));
    EXPECT_FALSE(can_read_each_other(one, three));
    const std::string python = at("env/bin/python");
    EXPECT_FALSE(can_read_each_other(process(python + " " + at("a/one.py")), process(python + " " + at("b/three.py"))));
    EXPECT_TRUE(can_read_each_other(process(python + " " + at("a/one.py")), process(python + " " + at("a/two.py"))));
}

TEST_F(BotName, AsksForNothingOfTheSystem) {
    EXPECT_EQ(process("/bin/sh -c true").readable, Paths{});
    EXPECT_EQ(process("/bin/sh /usr/bin/env").readable, Paths{});
}

}  // namespace
}  // namespace agon::seats
