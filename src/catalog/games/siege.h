#pragma once
#include <algorithm>
#include <array>

#include "bots/siege/general/general.h"
#include "bots/siege/plans/plans.h"
#include "bots/siege/turn_bot.h"
#include "catalog/bots.h"
#include "catalog/original_files.h"
#include "games/siege/rules.h"

// What the catalog knows of Siege beyond its rules.
namespace agon::catalog {

template <>
struct OwnBots<siege::Rules> {
    static constexpr auto names = [] {
        std::array<std::string_view, siege::plan_names.size() + 1> all{};
        std::copy(siege::plan_names.begin(), siege::plan_names.end(), all.begin());
        all.back() = "general";
        return all;
    }();
    static std::unique_ptr<search::Bot<siege::Rules>> make(std::string_view name) {
        if (name == "general") return std::make_unique<siege::TurnBot>(std::make_unique<siege::general::General>());
        if (auto planner = siege::make_plan(name)) return std::make_unique<siege::TurnBot>(std::move(planner));
        return nullptr;
    }
};

template <>
struct OriginalFiles<siege::Rules> {
    static std::unique_ptr<match::TurnFiles> open(PositionSource<siege::Rules> now, Player seat);
};

}  // namespace agon::catalog
