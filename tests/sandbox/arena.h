#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "support/scratch_folder.h"
#include "system/child.h"
#include "system/sandbox.h"

// Where hostile programs (tests/fakes/hostile) are let loose.
namespace agon::system {

// A sandbox as it is on some machine.
struct Cage {
    std::string name;
    SandboxParts parts;
};

// As this machine offers it; as an ordinary user has it; and as the oldest Landlock gives it.
std::vector<Cage> cages();

struct Ran {
    std::string output;
    ExitStatus status;
};

class Arena {
public:
    Arena();

    // Folders that everybody may read and write, as far as the system is concerned.
    std::string bot() const { return (folder_.path() / "bot").string(); }      // its own, that it may read
    std::string rival() const { return (folder_.path() / "rival").string(); }  // of another bot
    std::string write(const std::string& name, const std::string& content = "secret") const;
    std::string fresh_workplace();

    // Runs a program of the bot's folder, or of the machine if it is a path, in a fresh workplace. The wish without folders.
    Ran run(const std::vector<std::string>& words, const SandboxParts* parts, SandboxWish wish = {});

    std::string hostile() const { return bot() + "/hostile"; }

private:
    support::ScratchFolder folder_;
    int workplaces_ = 0;
};

enum class Free : std::uint8_t {
    Succeeds,  // without a sandbox
    MayFail,   // for reasons of this machine
    Untried,   // it would do harm
};

// An attack with its arguments works without the sandbox, and in none of the cages.
void expect_prevented(Arena& arena, const std::vector<std::string>& attack, Free free = Free::Succeeds,
                      const SandboxWish& wish = {});

}  // namespace agon::system
