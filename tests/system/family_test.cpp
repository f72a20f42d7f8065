#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "system/child.h"
#include "system/processes.h"

namespace agon::system {
namespace {

#ifdef NDEBUG
constexpr int rounds = 200;
#else
constexpr int rounds = 40;  // sanitizers are slow
#endif

Child started(const ChildOrder& order) {
    auto child = Child::start(order);
    if (!child) throw std::runtime_error(child.error().message);
    return *std::move(child);
}

// All tricks that leave somebody alive, and how many say so.
struct Escape {
    const char* tricks;
    std::size_t voices;
};

constexpr Escape escapes[] = {
    {"", 1},     {"f", 2},     {"s", 1},    {"d", 1},    {"ds", 1},     {"dsd", 1},     {"dsi", 1},
    {"sdi", 1},  {"i", 1},     {"dsz", 1},  {"zd", 1},   {"ifsz", 2},   {"fsf", 4},     {"fgfgf", 8},
    {"dsdc", 1}, {"sdsdz", 1}, {"gdgd", 1}, {"fdsi", 2}, {"idsdsz", 1}, {"ffsffi", 16}, {"dsl", 1},
    {"ldsd", 1}, {"fslfs", 4}, {"lfds", 2}, {"dsr", 1},  {"lr", 1},
};

TEST(Family, NothingOfAProgramSurvivesItsEnd) {
    for (int round = 0; round < rounds; ++round) {
        const Escape& escape = escapes[static_cast<std::size_t>(round) % std::size(escapes)];
        Child child = started(escapist(escape.tricks));
        ASSERT_EQ(read_bytes(child.output(), escape.voices), std::string(escape.voices, '!')) << escape.tricks;
        child.end();
        ASSERT_EQ(count_descendants(), 0) << escape.tricks << " in round " << round;
    }
}

TEST(Family, WhatDiedBeforeIsNotLeftAsAZombie) {
    for (const char* tricks : {"x", "fx", "dx", "fdfx", "dsdsx"}) {
        Child child = started(escapist(tricks));
        EXPECT_EQ(read_to_end(child.output()), "");
        child.end();
        EXPECT_EQ(count_descendants(), 0) << tricks;
    }
}

TEST(Family, TheEndOfOneIsNotTheEndOfOthers) {
    Child other = started(escapist("fdsd"));
    ASSERT_EQ(read_bytes(other.output(), 2), "!!");
    const int before = count_descendants();  // its zombies included
    const int stranger = fork();
    if (stranger == 0) {
        while (true) pause();
    }
    for (const char* tricks : {"dsd", "dsld"}) {
        Child child = started(escapist(tricks));
        ASSERT_EQ(read_bytes(child.output(), 1), "!");
        child.end();
    }
    EXPECT_EQ(count_descendants(), before + 1);
    EXPECT_EQ(waitpid(stranger, nullptr, WNOHANG), 0);
    kill(stranger, SIGKILL);
    waitpid(stranger, nullptr, 0);
    other.end();
    EXPECT_EQ(count_descendants(), 0);
}

// Its own mark is gone, but it is known by its number.
TEST(Family, AProgramThatLowersItsLimitLivesUntilItsOwnEnd) {
    Child hiding = started(escapist("l"));
    ASSERT_EQ(read_bytes(hiding.output(), 1), "!");
    started(escapist("dsd")).end();
    EXPECT_FALSE(hiding.ended().has_value());
    hiding.end();
    EXPECT_EQ(hiding.ended(), (ExitStatus{.signal = SIGKILL}));
    EXPECT_EQ(count_descendants(), 0);
}

}  // namespace
}  // namespace agon::system
