#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/entelect/state.h"

namespace agon::entelect_state {

// Who may see a worm's weapons: its owner, or everybody.
enum class Eyes : std::uint8_t { First, Second, Everybody };
constexpr Eyes eyes_of(Player player) { return player == Player::First ? Eyes::First : Eyes::Second; }
constexpr bool see_all_of(Eyes eyes, Player owner) { return eyes == Eyes::Everybody || eyes == eyes_of(owner); }

enum class Owner : bool { Named, Unnamed };
void append_worm_json(std::string& out, const entelect::State& state, entelect::WormId name, Eyes eyes, Owner owner);

// Powerups are written behind what is in the cell: `,"powerup":{"type":"HEALTH_PACK","value":10}`.
void append_powerup(std::string& out, const entelect::State& state);

// The map as JSON and as rows of signs. Rows are kept as they are without worms, and made anew only where the ground or a pack has
// changed; worms are put in between when a row is written.
class MapText {
public:
    void append_json(std::string& out, const entelect::State& state, Eyes eyes);
    void append_signs(std::string& out, const entelect::State& state);  // without a line end behind the last row

private:
    struct Row {
        std::vector<std::uint8_t> cells;      // terrain and packs: what it was made of
        std::string json, signs;              // without worms
        std::vector<std::uint32_t> occupier;  // where in the JSON the occupier of each cell belongs
        std::vector<std::uint32_t> sign;      // where the signs of each cell begin, and at last their end
    };
    struct Standing {
        Cell at;
        entelect::WormId worm;
    };

    void prepare(const entelect::State& state);
    void make_row(const entelect::State& state, int y);
    void find_worms(const entelect::State& state);

    bool is_prepared_ = false;
    entelect::Ground ground_;
    std::int32_t pack_value_ = 0;
    std::vector<Cell> packs_;
    std::vector<Row> rows_;
    std::vector<std::uint8_t> cells_;  // of the row that is looked at
    std::vector<Standing> standing_;   // row by row
};

}  // namespace agon::entelect_state
