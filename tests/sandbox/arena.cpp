#include "sandbox/arena.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "system/processes.h"

namespace agon::system {

namespace fs = std::filesystem;

std::vector<Cage> cages() {
    std::vector<Cage> all{{"as this machine has it", sandbox_parts()}};
    SandboxParts ordinary = sandbox_parts();
    ordinary.root = ordinary.other_users = false;
    all.push_back({"without an own user", ordinary});
    ordinary.landlock = std::min(ordinary.landlock, 1);
    all.push_back({"with the oldest Landlock", ordinary});
    return all;
}

Arena::Arena() {
    fs::permissions(folder_.path(), fs::perms{0755});
    for (const std::string& folder : {bot(), rival()}) {
        fs::create_directory(folder);
        fs::permissions(folder, fs::perms{0777});
    }
    fs::copy_file(AGON_PROGRAM_DIR "/fakes/hostile", hostile());
    fs::permissions(hostile(), fs::perms{0755});
}

std::string Arena::write(const std::string& name, const std::string& content) const {
    const auto file = folder_.write(name, content);
    fs::permissions(file, fs::perms{0666});
    return file.string();
}

std::string Arena::fresh_workplace() {
    const auto place = folder_.path() / ("work" + std::to_string(++workplaces_));
    fs::create_directory(place);
    fs::permissions(place, fs::perms{0700});
    return place.string();
}

Ran Arena::run(const std::vector<std::string>& words, const SandboxParts* parts, SandboxWish wish) {
    wish.workplace = fresh_workplace();
    wish.readable.push_back(bot());
    ChildOrder order{.program = words.front().starts_with('/') ? words.front() : bot() + "/" + words.front(),
                     .arguments = words,
                     .environment = {"PATH=/usr/bin:/bin", "HOME=" + wish.workplace, "TMPDIR=" + wish.workplace},
                     .folder = wish.workplace};
    std::optional<Sandbox> sandbox;
    if (parts) {
        auto prepared = Sandbox::prepare(wish, *parts);
        if (!prepared) return {"no sandbox: " + prepared.error(), {.code = -1}};
        sandbox = std::move(*prepared);
        order.sandbox = &*sandbox;
    }
    order.errors_in_output = true;
    auto child = Child::start(order);
    if (!child) return {child.error().message, {.code = -1}};
    Ran ran{.output = read_to_end(child->output()), .status = wait_for_end(*child)};
    child->end();
    return ran;
}

void expect_prevented(Arena& arena, const std::vector<std::string>& attack, Free free, const SandboxWish& wish) {
    SCOPED_TRACE(attack.front());
    std::vector<std::string> words = attack;
    words.insert(words.begin(), "hostile");
    if (free != Free::Untried) {
        const Ran ran = arena.run(words, nullptr);
        EXPECT_TRUE(ran.output == "succeeded\n" || free == Free::MayFail) << "without a sandbox: " << ran.output;
    }
    for (const Cage& cage : cages()) {
        const Ran ran = arena.run(words, &cage.parts, wish);
        EXPECT_TRUE(ran.status.signal != 0 || ran.status.code == 1) << cage.name << ": " << ran.output;
        EXPECT_EQ(ran.output.find("succeeded"), std::string::npos) << cage.name;
    }
}

}  // namespace agon::system
