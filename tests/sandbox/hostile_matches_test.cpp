// Hostile programs as players: the attack comes to nothing, the program loses, and the match has a verdict.
#include <gtest/gtest.h>

#include <filesystem>

#include "catalog/arena.h"
#include "catalog/catalog.h"
#include "support/scratch_folder.h"

namespace agon {
namespace {

namespace fs = std::filesystem;

// A hostile program in a folder of its own, and the folder of a rival with a secret in it.
class HostilePlayer {
public:
    HostilePlayer() {
        for (const char* name : {"bot", "rival"}) fs::create_directory(folder_.path() / name);
        fs::copy_file(fs::path(AGON_PROGRAM_DIR) / "fakes" / "hostile", folder_.path() / "bot" / "hostile");
        secret_ = folder_.write("rival/secret.txt", "the plan").string();
        fs::permissions(folder_.path(), fs::perms::all);
        fs::permissions(rival(), fs::perms::all);
        fs::permissions(secret_, fs::perms::all);
    }

    std::string rival() const { return (folder_.path() / "rival").string(); }
    const std::string& secret() const { return secret_; }

    catalog::MatchReport plays(const std::string& attack, system::SandboxMode sandbox) const {
        catalog::MatchWish wish;
        wish.game = catalog::find_game("tictactoe");
        // By a manifest, which opens its own folder and no other: what a command line names may be read.
        const auto manifest = folder_.write("bot/agon.toml", "command = './hostile " + attack + "'");
        wish.contestants = {{*catalog::find_contestant(*wish.game, manifest.parent_path().string()),
                             *catalog::find_contestant(*wish.game, "builtin:random")}};
        wish.sandbox = sandbox;
        wish.time.warm_up = std::chrono::seconds(60);
        auto report = catalog::run_match(wish);
        EXPECT_TRUE(report) << attack;
        return report ? *std::move(report) : catalog::MatchReport{};
    }

private:
    support::ScratchFolder folder_;
    std::string secret_;
};

struct Row {
    std::string attack;
    bool works_outside;  // everywhere, and without harm
};

TEST(HostileMatch, EveryAttackFailsAndCostsTheMatch) {
    const HostilePlayer player;
    const std::vector<Row> rows{
        {"read " + player.secret(), true},
        {"list " + player.rival(), true},
        {"list /", true},
        {"watch " + player.rival(), true},
        {"handle " + player.secret(), false},
        {"write " + player.secret(), true},
        {"truncate " + player.secret(), true},
        {"truncate-by-reading " + player.secret(), true},
        {"change-mode " + player.secret(), true},
        {"change-time " + player.secret(), true},
        {"change-attribute " + player.secret(), false},
        {"write-through-symlink " + player.secret(), true},
        {"write-through-link " + player.secret(), false},
        {"create-folder " + player.rival() + "/made", true},
        {"move-out " + player.rival() + "/moved", true},
        {"remove " + player.secret(), false},
        {"serve-tcp", true},
        {"netlink", false},
        {"new-session", true},
        {"new-group", true},
        {"new-users", false},
        {"clone-new-users", false},
        {"mount", false},
        {"rings", false},
        {"counters", false},
        {"kernel-programs", false},
        {"keys", false},
        {"no-randomisation", true},
        {"semaphores", true},
        {"messages", true},
        {"shared-map 8", true},
        {"nameless-file 8", true},
        {"zero-device 8", true},
        {"all-cores", true},
        {"other-schedule", true},
        {"raise-limit", false},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.attack);
        if (row.works_outside) {
            EXPECT_EQ(player.plays(row.attack, system::SandboxMode::Off).evidence[Player::First].said, "succeeded");
        }
        const catalog::MatchReport report = player.plays(row.attack, system::SandboxMode::Auto);
        EXPECT_NE(report.evidence[Player::First].said, "succeeded");
        EXPECT_EQ(report.record.verdict.ending, match::Ending::Forfeit);
        EXPECT_EQ(report.record.verdict.winner, Player::Second);
        EXPECT_FALSE(report.record.verdict.sentence.empty());
    }
}

}  // namespace
}  // namespace agon
