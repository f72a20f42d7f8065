#pragma once
#include <array>

#include "bots/creatures/book.h"
#include "bots/creatures/commander.h"
#include "catalog/bots.h"
#include "catalog/original_files.h"
#include "games/creatures/rules.h"

// What the catalog knows of Creatures beyond its rules.
namespace agon::catalog {

template <>
struct OwnBots<creatures::Rules> {
    static constexpr std::array<std::string_view, 2> names{"book", "commander"};
    static std::unique_ptr<search::Bot<creatures::Rules>> make(std::string_view name) {
        if (name == "book") return std::make_unique<creatures::BookBot>();
        if (name == "commander") return std::make_unique<creatures::CommanderBot>();
        return nullptr;
    }
};

template <>
struct OriginalLibrary<creatures::Rules> {
    static std::unique_ptr<match::LibraryTalk> open(PositionSource<creatures::Rules> now, Player seat,
                                                    std::uint64_t seed);
};

}  // namespace agon::catalog
