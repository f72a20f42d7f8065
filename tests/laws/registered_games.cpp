#include "laws/registered_games.h"

#include "games/creatures/rules.h"
#include "games/entelect/rules.h"
#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::laws {
namespace {

// Short enough that walks see the end: the usual map, a small one with water and a hole, and one beyond the inline size.
std::vector<sworms::Setup> setups_of_sworms() {
    std::vector<sworms::Setup> setups(3);
    for (sworms::Setup& setup : setups) setup.turn_limit = 12;
    setups[1].map = {"AAAAAAAA", "AAAAAAAA", "AAEAAAAA", "EAEEAAAE", "EEEWWAEE"};
    setups[1].worms_each = 2;
    setups[2].map.assign(14, std::string(60, 'A'));
    for (std::size_t row = 9; row < 14; ++row) setups[2].map[row].replace(4, 50, 50, 'E');
    setups[2].worms_each = 8;
    return setups;
}

// The smallest board, one that was set up with letters that no word may use, and one of odd size with the document's tiles. The
// document's own board has thousands of actions in every state, which is too much for laws that try each.
std::vector<scrabble::Setup> setups_of_scrabble() {
    std::vector<scrabble::Setup> setups(3);
    setups[0].size = 4;
    setups[0].tiles = {{'a', 1}};
    setups[1].size = 6;
    setups[1].tiles = {{'b', 2}, {'A', 1}, {'B', 9}};
    setups[1].board = {"......", ".AZ...", "..B...", "..Z...", "......", "....A."};
    setups[1].score = {{3, 20}};
    setups[1].to_move = Player::Second;
    setups[2].size = 7;
    return setups;
}

// A skirmish over a mine, a start without units where everything is built twice as fast, rams at the gate, a long board with
// much room and little to do, and more units than a state holds inline, walled in so that there is not much to list.
std::vector<siege::Setup> setups_of_siege() {
    using siege::Kind;
    constexpr auto map = [](std::string_view text) { return siege::Map::from_text(text).value(); };
    std::vector<siege::Setup> setups(5);
    for (siege::Setup& setup : setups) setup.turn_limit = 10;
    setups[0].map = map("1600/0960/0002");
    setups[0].units = {{Player::First, Kind::Worker, {1, 0}},
                       {Player::First, Kind::Knight, {2, 0}},
                       {Player::Second, Kind::Archer, {3, 1}},
                       {Player::Second, Kind::Worker, {2, 1}}};
    setups[1].map = map("160/962");
    setups[1].tick = siege::Tick::All;
    setups[1].turn_limit = 16;
    setups[1].gold = 450;
    setups[2].map = map("9002/1009");
    setups[2].turn_limit = 3;
    setups[2].units.assign(4, {Player::First, Kind::Ram, {2, 0}});
    setups[2].units.push_back({Player::Second, Kind::Catapult, {3, 0}});
    setups[3].map = map("1000000000000000000600000000000000000000/0000000900000000000000000000000000000002");
    setups[3].units = {{Player::First, Kind::Pikeman, {38, 0}}, {Player::Second, Kind::Swordsman, {37, 1}}};
    setups[4].map = map("19/92");
    setups[4].turn_limit = 4;
    setups[4].units.assign(129, {Player::First, Kind::Worker, {0, 0}});
    return setups;
}

// Small boards with much to happen in few rounds, by the engine's word and by the document's, and one with more cells and more
// worms than a state holds inline.
std::vector<entelect::Setup> setups_of_entelect() {
    std::vector<entelect::Setup> setups(3);
    for (entelect::Setup& setup : setups) {
        setup.config.max_rounds = 20;
        setup.config.map_size = 9;
        setup.config.max_do_nothings = 3;
        setup.config.worm_select_tokens = 1;
        setup.config.bananas.range = setup.config.snowballs.range = 2;  // there is less to list
        for (auto& worms : setup.config.worms) worms.initial_hp = 25;
    }
    setups[1].rules = entelect::RuleBook::Document;
    setups[1].config.worms[0].count = 0;
    setups[2].config.map_size = 35;
    setups[2].config.max_rounds = 5;
    setups[2].config.worms[1].count = 2;
    setups[2].config.worms[1].profession_name = "Bomber, 1st";
    return setups;
}

// A crowd on a small board with walls and food, the sample board for a few turns, sides of different size on a long board by
// strict manners, and more squares and creatures than a state holds inline.
std::vector<creatures::Setup> setups_of_creatures() {
    using creatures::Kind;
    std::vector<creatures::Setup> setups(4);
    setups[0].width = 4;
    setups[0].height = 3;
    setups[0].turn_limit = 6;
    setups[0].walls = {{1, 1}};
    setups[0].food = {{2, 0}, {0, 0}, {2, 0}};
    setups[0].north = {
        {Kind::Dragon, {0, 0}, 3, 6, 1}, {Kind::Human, {1, 0}, 2, 3, 0}, {Kind::Wizard, {0, 2}, 2, 4, 2}};
    setups[0].south = {
        {Kind::BattleMage, {3, 2}, 2, 2, 3}, {Kind::Cleric, {2, 2}, 1, 3, 0}, {Kind::Dwarf, {3, 0}, 1, 4, 0}};
    setups[1].turn_limit = 2;
    setups[2].width = 30;
    setups[2].height = 2;
    setups[2].turn_limit = 8;
    setups[2].strict = setups[2].includes_self = true;
    setups[2].food = {{3, 1}, {4, 1}, {5, 1}};
    setups[2].north = {{Kind::BattleMage, {0, 0}, 1, 5, 1}};
    setups[2].south = {
        {Kind::Dragon, {4, 0}, 2, 5, 2}, {Kind::Cleric, {5, 0}, 2, 5, 0}, {Kind::Human, {29, 1}, 1, 2, 0}};
    setups[3].width = setups[3].height = 15;
    setups[3].turn_limit = 1;
    for (int x = 0; x < 15; ++x) setups[3].north.push_back({Kind::Dwarf, {x, 6}, 1, 2, 0});
    setups[3].food_rule = creatures::FoodRule::Engine;
    setups[3].south.erase(setups[3].south.begin(), setups[3].south.begin() + 3);
    setups[3].north.erase(setups[3].north.begin() + 2);
    for (auto& creature : setups[3].south) creature.at = creature.at + Step{4, 5};
    return setups;
}

}  // namespace

// One line a game. Name setups that differ in kind, not only in size: beyond the inline boards, with and without obstacles.
std::vector<GameLaw> laws_of_registered_games() {
    std::vector<GameLaw> laws;
    add_laws_of<toys::tictactoe::Rules>(laws, {{}, {.size = 4}});
    add_laws_of<toys::paint::Rules>(laws, {{}, {.width = 6, .height = 5, .rounds = 30, .walls = {{2, 2}, {3, 1}}}});
    add_laws_of<toys::fleet::Rules>(laws, {{}, {.width = 5, .height = 4, .ship_length = 3}});
    add_laws_of<toys::pig::Rules>(laws, {{}, {.goal = 10, .steps = 12}});
    add_laws_of<sworms::Rules>(laws, setups_of_sworms());
    add_laws_of<scrabble::Rules>(laws, setups_of_scrabble());
    add_laws_of<siege::Rules>(laws, setups_of_siege());
    add_laws_of<entelect::Rules>(laws, setups_of_entelect());
    add_laws_of<creatures::Rules>(laws, setups_of_creatures());
    return laws;
}

}  // namespace agon::laws
