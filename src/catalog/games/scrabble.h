#pragma once
#include "bots/scrabble/greedy.h"
#include "bots/scrabble/solver.h"
#include "catalog/bots.h"
#include "catalog/original_console.h"
#include "catalog/original_words.h"
#include "games/scrabble/rules.h"
#include "protocols/scrabble_console/wording.h"

// What the catalog knows of ESP-Scrabble beyond its rules.
namespace agon::catalog {

template <>
struct OwnBots<scrabble::Rules> {
    static constexpr std::array<std::string_view, 2> names{"greedy", "solver"};
    static std::unique_ptr<search::Bot<scrabble::Rules>> make(std::string_view name) {
        if (name == "greedy") return std::make_unique<scrabble::GreedyBot>();
        if (name == "solver") return std::make_unique<scrabble::SolverBot>();
        return nullptr;
    }
};

template <>
struct OriginalWords<scrabble::Rules> {
    static std::optional<std::string> board(const Position<scrabble::Rules>& position) {
        const scrabble::State& state = position.state;
        return scrabble_console::screen(state.board.view(), state.tiles->tiles(), state.tally);
    }
    // The original program only shows the new screen; the points are told because people want to see them.
    static std::optional<std::vector<std::string>> events(const Position<scrabble::Rules>& position, Viewer) {
        std::vector<std::string> lines;
        for (const auto& event : position.events) {
            const auto& placed = std::get<scrabble::Placed>(event);
            lines.push_back(std::to_string(placed.gain) + (placed.gain == 1 ? " point" : " points"));
        }
        return lines;
    }
};

template <>
struct OriginalConsole<scrabble::Rules> {
    static std::unique_ptr<match::Console> open(const scrabble::Setup& setup, const DiceCursor& cursor);
};

}  // namespace agon::catalog
