#pragma once
#include "bots/sworms/greedy.h"
#include "catalog/bots.h"
#include "catalog/original_console.h"
#include "catalog/original_words.h"
#include "protocols/sworms_console/wording.h"

// What the catalog knows of SEWorms beyond its rules.
namespace agon::catalog {

template <>
struct OwnBots<sworms::Rules> {
    static constexpr std::array<std::string_view, 1> names{"greedy"};
    static std::unique_ptr<search::Bot<sworms::Rules>> make(std::string_view name) {
        if (name == "greedy") return std::make_unique<sworms::GreedyBot>();
        return nullptr;
    }
};

template <>
struct OriginalWords<sworms::Rules> {
    static std::optional<std::string> board(const Position<sworms::Rules>& position) {
        const sworms::State& state = position.state;
        std::string text = sworms_console::map_text(state, {});
        if (!sworms::Rules::outcome(state))
            text += sworms_console::ready_text(state) + sworms_console::state_text(state, {}, sworms::Weapon::Gun);
        return text;
    }
    // Both players see all of it: a chest that lands does not say what is in it.
    static std::optional<std::vector<std::string>> events(const Position<sworms::Rules>& position, Viewer) {
        std::vector<std::string> lines;
        for (const sworms::Event& event : position.events) {
            std::string line = sworms_console::text_of(event, position.state);
            if (line.empty()) continue;
            line.pop_back();  // the line end
            lines.push_back(std::move(line));
        }
        return lines;
    }
};

template <>
struct OriginalConsole<sworms::Rules> {
    static std::unique_ptr<match::Console> open(const sworms::Setup& setup, const DiceCursor& cursor);
};

}  // namespace agon::catalog
