#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <regex>
#include <sstream>

#include "view/terminal_scene.h"
#include "view/text.h"

namespace agon::view {
namespace {

rc::Gen<std::string> any_text() {
    return rc::gen::element<std::string>("", "X", "12", "worm", "Zürich", "狼", "a long text of several words",
                                         "\x1b[31mred", "\xff\xfe", "line\nfeed",
                                         "Donaudampfschifffahrtsgesellschaftskapitän", "e\xcc\x81");
}

Cell any_cell() { return {*rc::gen::inRange(-1, 101), *rc::gen::inRange(-1, 101)}; }

std::optional<Player> any_owner() {
    return *rc::gen::element<std::optional<Player>>(std::nullopt, Player::First, Player::Second);
}

std::optional<int> any_number() {
    if (*rc::gen::arbitrary<bool>()) return std::nullopt;
    return *rc::gen::arbitrary<int>();
}

std::vector<Player> any_players() {
    std::vector<Player> players;
    for (const Player player : both_players)
        if (*rc::gen::arbitrary<bool>()) players.push_back(player);
    return players;
}

Scene any_scene() {
    Scene scene;
    scene.width = *rc::gen::inRange(0, 101);
    scene.height = *rc::gen::inRange(0, 31);
    scene.origin = *rc::gen::element(SceneOrigin::Top, SceneOrigin::Bottom);
    scene.labels = *rc::gen::element(SceneLabels::Number, SceneLabels::Letter, SceneLabels::Letters);
    scene.kinds = *rc::gen::container<std::vector<std::string>>(any_text());
    const auto cells = static_cast<std::size_t>(scene.width) * static_cast<std::size_t>(scene.height);
    for (std::size_t i = 0; i < cells; ++i) scene.terrain.push_back(static_cast<std::uint8_t>(i % 5));
    const int pieces = *rc::gen::inRange(0, 12);
    for (int id = 0; id < pieces; ++id)
        scene.pieces.push_back({.id = id,
                                .owner = any_owner(),
                                .kind = *any_text(),
                                .at = *rc::gen::inRange(0, 3) == 0 ? Cell{1, 1} : any_cell(),
                                .health = any_number(),
                                .label = *any_text(),
                                .tags = *rc::gen::container<std::vector<std::string>>(any_text())});
    for (int i = *rc::gen::inRange(0, 9); i > 0; --i)
        scene.effects.push_back({.kind = static_cast<EffectKind>(i - 1), .cells = {any_cell(), {1, 1}}, .amount = i});
    scene.active = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12));
    scene.awaits = any_players();
    for (const Player player : both_players) {
        scene.sides[player].name = *any_text();
        scene.sides[player].score = any_number();
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            scene.sides[player].facts.push_back({*any_text(), *any_text()});
    }
    return scene;
}

std::string without_escapes(const std::string& drawing) {
    static const std::regex escape("\x1b\\[[0-9;]*m");
    return std::regex_replace(drawing, escape, "");
}

std::vector<std::string> lines_of(const std::string& drawing) {
    std::vector<std::string> lines;
    std::istringstream in(drawing);
    for (std::string line; std::getline(in, line);) lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    return lines;
}

TEST(SceneProperty, NoLineIsLongerThanTheTerminal) {
    EXPECT_TRUE(rc::check([] {
        const Scene scene = any_scene();
        const int columns = *rc::gen::inRange(20, 140);
        for (const bool colour : {false, true})
            for (const std::string& line :
                 lines_of(without_escapes(draw(scene, {.colour = colour, .columns = columns}))))
                RC_ASSERT(columns_of(line) <= columns);
    }));
}

TEST(SceneProperty, PlainIsPrintableAsciiAndLineFeeds) {
    EXPECT_TRUE(rc::check([] {
        for (const char byte : draw(any_scene(), {.columns = *rc::gen::inRange(20, 140)}))
            RC_ASSERT(byte == '\n' || (byte >= ' ' && byte <= '~'));
    }));
}

TEST(SceneProperty, ColourOnlyAddsEscapesToThePlainDrawing) {
    EXPECT_TRUE(rc::check([] {
        Scene scene = any_scene();
        const auto make_ascii = [](std::string& text) { text = printable(text, Charset::Ascii); };
        for (std::string& kind : scene.kinds) make_ascii(kind);
        for (ScenePiece& piece : scene.pieces) {
            make_ascii(piece.kind);
            make_ascii(piece.label);
            for (std::string& tag : piece.tags) make_ascii(tag);
        }
        for (const Player player : both_players) {
            make_ascii(scene.sides[player].name);
            for (SceneFact& fact : scene.sides[player].facts) {
                make_ascii(fact.name);
                make_ascii(fact.value);
            }
        }
        const int columns = *rc::gen::inRange(20, 140);
        const std::string coloured = draw(scene, {.colour = true, .columns = columns});
        RC_ASSERT(lines_of(without_escapes(coloured)) == lines_of(draw(scene, {.columns = columns})));
    }));
}

TEST(SceneProperty, ColoursEndWithTheirLine) {
    EXPECT_TRUE(rc::check([] {
        const std::string drawing = draw(any_scene(), {.colour = true, .columns = *rc::gen::inRange(20, 140)});
        std::istringstream in(drawing);
        for (std::string line; std::getline(in, line);) {
            const std::size_t last = line.rfind('\x1b');
            if (last != std::string::npos) RC_ASSERT(line.substr(last, 4) == "\x1b[0m");
        }
    }));
}

}  // namespace
}  // namespace agon::view
