#pragma once
#include <array>

#include "bots/entelect/hunter.h"
#include "catalog/bots.h"
#include "catalog/games/entelect_rounds.h"

// What the catalog knows of Entelect's Worms beyond its rules.
namespace agon::catalog {

template <>
struct OwnBots<entelect::Rules> {
    static constexpr std::array<std::string_view, 1> names{"hunter"};
    static std::unique_ptr<search::Bot<entelect::Rules>> make(std::string_view name) {
        if (name == "hunter") return std::make_unique<entelect::HunterBot>();
        return nullptr;
    }
};

}  // namespace agon::catalog
