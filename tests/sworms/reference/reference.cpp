#include "sworms/reference/reference.h"

#include "sworms/reference/reference_parts.h"

#include <array>
#include <cstddef>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace agon::reference {
namespace {

constexpr int exit_ok = 0;
constexpr int exit_invalid_config = 254;
constexpr const char* invalid_config_text = "[ERROR] invalid config file!\n";
constexpr const char* invalid_parameter_text = "[ERROR] invalid parameter!\n";

enum class TurnEnd { next_round, program_over };

class Game {
public:
    Game(const Program& program, Grid grid, std::string_view input)
        : program_(program),
          grid_(std::move(grid)),
          lines_(lines_of(input)),
          random_(program.seed),
          height_(static_cast<int>(grid_.size())),
          width_(static_cast<int>(grid_[0].size())) {
        if (!program.names_missing) names_ = lines_of(program.names_text);
        if (names_.empty()) names_ = {"unknown"};
    }

    Transcript play() {
        if (!spawn_all()) return {invalid_config_text, exit_invalid_config};
        print_map();
        while (!game_ended()) {
            begin_turn();
            if (read_turn() == TurnEnd::program_over) break;
            drop_new_chest();
            print_map();
            player_ = 1 - player_;
        }
        return {out_, exit_ok};
    }

private:
    const Program& program_;
    Grid grid_;
    std::vector<std::string> lines_;
    std::mt19937 random_;
    int height_;
    int width_;
    std::vector<std::string> names_;
    std::vector<Worm> worms_;  // the worm with id n is worms_[n - 1]
    std::string out_;
    std::size_t next_line_ = 0;
    int player_ = 0;
    int current_ = 0;
    std::array<int, 2> last_used_{0, 0};
    int weapon_ = gun;
    bool moved_ = false;

    Cell& at(int row, int col) { return grid_[index(row)][index(col)]; }
    Worm& worm(int id) { return worms_[index(id - 1)]; }
    Worm& current() { return worm(current_); }
    bool inside(int row, int col) const { return row >= 0 && row < height_ && col >= 0 && col < width_; }
    void clear(int row, int col) { at(row, col) = Cell{}; }
    void say(const std::string& text) { out_ += text; }
    static std::string title(const Worm& w) { return w.name + " (" + std::to_string(w.id) + ")"; }

    void put_worm(Worm& w, int row, int col) {
        w.row = row;
        w.col = col;
        at(row, col) = Cell{Kind::worm, w.id, 0};
    }

    // Section 1: fresh distributions on the one generator.
    int random_int(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }
    std::string random_name() {
        return names_[std::uniform_int_distribution<std::size_t>(0, names_.size() - 1)(random_)];
    }

    // ------------------------------------------------------------ section 2: spawn

    bool top_row_full() {
        for (int col = 0; col < width_; ++col)
            if (at(0, col).kind != Kind::worm) return false;
        return true;
    }

    bool spawn_all() {
        for (int id = 1; id <= 2 * program_.worms; ++id) {
            if (top_row_full()) return false;
            Worm w;
            w.id = id;
            w.player = id <= program_.worms ? 0 : 1;
            w.name = random_name();
            int col = random_int(0, width_ - 1);
            while (at(0, col).kind == Kind::worm) col = random_int(0, width_ - 1);
            w.alive = true;
            worms_.push_back(w);
            say("spawning " + title(w) + " at " + place(0, col) + "\n");
            put_worm(worm(id), 0, col);
            worm_falls(worm(id), false);
        }
        return true;
    }

    // ------------------------------------------------------------ section 3: rounds

    bool has_worms(int player) const {
        for (const Worm& w : worms_)
            if (w.alive && w.player == player) return true;
        return false;
    }

    bool game_ended() {
        const bool first = has_worms(0);
        const bool second = has_worms(1);
        if (first && second) return false;
        if (!first && !second) say("END: Draw\n");
        else say(std::string("END: Player ") + (first ? "1" : "2") + " win!\n");
        return true;
    }

    // The player's next living id after the last used one, cyclic.
    int next_worm() {
        const int first = player_ * program_.worms + 1;
        const int last = first + program_.worms - 1;
        int id = last_used_[index(player_)];
        do { id = (id < first || id >= last) ? first : id + 1; } while (!worm(id).alive);
        return id;
    }

    void begin_turn() {
        current_ = next_worm();
        last_used_[index(player_)] = current_;
        weapon_ = gun;
        moved_ = false;
        say("Player " + std::to_string(player_ + 1) + " Worm " + title(current()) + " at " +
            place(current().row, current().col) + " ready\n");
    }

    TurnEnd read_turn() {
        while (true) {
            say(program_.prompt + " ");
            if (next_line_ == lines_.size()) return TurnEnd::program_over;
            std::vector<std::string> words = words_of(lower(without_carriage_return(lines_[next_line_++])));
            if (words.empty()) continue;
            const std::string command = words[0];
            words.erase(words.begin());
            if (command == "quit" && words.empty()) return TurnEnd::program_over;
            if (command_ends_turn(command, words)) return TurnEnd::next_round;
        }
    }

    // ------------------------------------------------------------ section 4: commands

    bool command_ends_turn(const std::string& command, const std::vector<std::string>& words) {
        if (command == "move") return move(words);
        if (command == "action") return action(words);
        if (command == "choose") choose(words);
        else if (command != "map" && command != "state" && command != "help" && command != "quit")
            say("[ERROR] unknown command!\n");
        else if (!words.empty()) say(invalid_parameter_text);
        else if (command == "map") print_map();
        else if (command == "state") print_state();
        else say(help_text());
        return false;
    }

    bool refuse() {
        say(invalid_parameter_text);
        return false;
    }

    void choose(const std::vector<std::string>& words) {
        int chosen = weapon_count;
        for (int weapon = 0; weapon < weapon_count && words.size() == 1; ++weapon)
            if (words[0] == choose_names[index(weapon)] || words[0] == state_names[index(weapon)]) chosen = weapon;
        if (chosen == weapon_count) {
            say(invalid_parameter_text);
            return;
        }
        if (chosen != gun && current().ammo[index(chosen)] == 0) {
            say("[ERROR] no ammunition\n");
            return;
        }
        weapon_ = chosen;
        say(std::string("Chose weapon ") + choose_names[index(chosen)] +
            " Ammunition: " + ammo_text(current(), chosen) + "\n");
    }

    // Every action that is accepted ends the turn; a refused one costs nothing.
    bool action(const std::vector<std::string>& words) {
        if (words.size() == 1 && words[0] == "idle") return true;
        if (weapon_ == melee) return words.empty() ? attack_around() : refuse();
        if (weapon_ == teleporter) return words.size() == 2 ? teleport(words[0], words[1]) : refuse();
        if (words.size() != 1) return refuse();
        if (weapon_ == airstrike) return strike_from_above(words[0]);
        const std::optional<Step> direction = direction_of(words[0]);
        if (!direction) return refuse();
        if (weapon_ == gun) return shoot_gun(*direction);
        if (weapon_ == bazooka) return shoot_bazooka(*direction);
        return burn(*direction);
    }

    void print_map() { say(map_text(grid_, worms_, {program_.player0, program_.player1})); }

    char player_symbol(int player) const { return player == 0 ? program_.player0 : program_.player1; }

    void print_state() {
        say("current player: " + std::to_string(player_ + 1) + "\n");
        say("current worm: " + title(current()) + " \n\nweapons of current worm:\n");
        say(weapons_text(current(), weapon_));
        say("\n");
        for (int player = 0; player < 2; ++player) {
            say("worms of player " + std::to_string(player + 1) + "\n");
            for (const Worm& w : worms_) {
                if (!w.alive || w.player != player) continue;
                say("  " + title(w) + " " + std::to_string(w.hp) + " HP " + place(w.row, w.col) + " " +
                    player_symbol(player) + "\n");
            }
        }
    }

    // ------------------------------------------------------------ section 5: movement

    bool move(const std::vector<std::string>& words) {
        if (moved_) {
            say("[ERROR] command currently not allowed!\n");
            return false;
        }
        if (words.size() != 2 || (words[0] != "l" && words[0] != "r")) return refuse();
        const std::optional<int> steps = number_of(words[1]);
        if (!steps || *steps > 3) return refuse();
        moved_ = true;
        const int hp_before = current().hp;
        for (int step = 0; step < *steps && current().alive; ++step) {
            if (!move_one_field(words[0] == "l" ? -1 : 1)) {
                say("[WARNING] can't move further\n");
                break;
            }
        }
        print_map();
        return !current().alive || current().hp < hp_before;
    }

    // False when the worm cannot go there.
    bool move_one_field(int sideways) {
        Worm& w = current();
        const int row = w.row;
        const int old_col = w.col;
        const int new_col = old_col + sideways;
        if (new_col < 0 || new_col >= width_) {
            clear(row, old_col);
            dies(w, "fell out of the map.");
            settle_column(old_col);
            return true;
        }
        int new_row = row;
        if (!free_to_enter(row, new_col)) {
            if (!can_climb(row, old_col, new_col)) return false;
            new_row = row - 1;
        }
        clear(row, old_col);
        enter(w, new_row, new_col);
        worm_falls(w, true);
        settle_column(old_col);
        settle_column(new_col);
        return true;
    }

    bool free_to_enter(int row, int col) { return at(row, col).kind == Kind::air || at(row, col).kind == Kind::chest; }

    bool can_climb(int row, int old_col, int new_col) {
        const Kind obstacle = at(row, new_col).kind;
        if (obstacle != Kind::earth && obstacle != Kind::worm) return false;
        if (row == 0 || !free_to_enter(row - 1, new_col)) return false;
        const Kind overhead = at(row - 1, old_col).kind;
        return overhead == Kind::air || overhead == Kind::worm;
    }

    // Puts a worm on an air or chest cell; a chest there is picked up first.
    void enter(Worm& w, int row, int col) {
        if (at(row, col).kind == Kind::chest) picks_up(w, at(row, col).content);
        put_worm(w, row, col);
    }

    // ------------------------------------------------------------ section 6: gravity

    void picks_up(Worm& w, int weapon) {
        ++w.ammo[index(weapon)];
        say(title(w) + " picked up 1 of " + state_names[index(weapon)] + "\n");
    }

    void dies(Worm& w, const std::string& how) {
        w.alive = false;
        say(title(w) + " " + how + "\n");
    }

    void worm_falls(Worm& w, bool with_damage) {
        int row = w.row;
        clear(row, w.col);
        while (true) {
            if (row + 1 == height_) {
                dies(w, "fell out of the map.");
                return;
            }
            const Cell below = at(row + 1, w.col);
            if (below.kind == Kind::water) {
                dies(w, "drowned.");
                return;
            }
            if (below.kind == Kind::earth || below.kind == Kind::worm) break;
            if (below.kind == Kind::chest) {
                picks_up(w, below.content);
                clear(row + 1, w.col);
            }
            ++row;
        }
        const int damage = 10 * (row - w.row - 1);
        if (with_damage && damage > 0) {
            w.hp -= damage;
            if (w.hp <= 0) {
                dies(w, "fell into his death.");
                return;
            }
            say(title(w) + " took " + std::to_string(damage) + "hp fall damage\n");
        }
        put_worm(w, row, w.col);
    }

    void chest_falls(int row, int col) {
        const Cell chest = at(row, col);
        clear(row, col);
        while (true) {
            if (row + 1 == height_) return;
            const Cell below = at(row + 1, col);
            if (below.kind == Kind::water) return;
            if (below.kind == Kind::worm) {
                picks_up(worm(below.worm_id), chest.content);
                return;
            }
            if (below.kind == Kind::earth || below.kind == Kind::chest) break;
            ++row;
        }
        at(row, col) = chest;
    }

    // Bottom-up, one object after another.
    void settle_column(int col) {
        if (col < 0 || col >= width_) return;
        for (int row = height_ - 1; row >= 0; --row) {
            if (at(row, col).kind == Kind::worm) worm_falls(worm(at(row, col).worm_id), true);
            else if (at(row, col).kind == Kind::chest) chest_falls(row, col);
        }
    }

    // ------------------------------------------------------------ section 7: weapons

    void use_ammo() { --current().ammo[index(weapon_)]; }

    void hit(int row, int col, const std::string& verb, int damage) {
        if (!inside(row, col)) return;
        const Cell target = at(row, col);
        const std::string where = " at position " + place(row, col) + "\n";
        if (target.kind == Kind::earth || target.kind == Kind::chest) {
            say(verb + " hit " + (target.kind == Kind::earth ? "Earth" : "Chest") + where);
            clear(row, col);
        } else if (target.kind == Kind::worm) {
            Worm& w = worm(target.worm_id);
            say(verb + " hit Worm" + where);
            w.hp -= damage;
            if (w.hp > 0) {
                say(title(w) + " took " + std::to_string(damage) + "hp damage\n");
                return;
            }
            dies(w, "died.");
            clear(row, col);
        }
    }

    // The first cell that is not air, or nothing when the ray leaves the map.
    std::optional<Step> first_target(int row, int col, Step direction) {
        while (inside(row, col)) {
            if (at(row, col).kind != Kind::air) return Step{row, col};
            row += direction.row;
            col += direction.col;
        }
        say("Shot missed...\n");
        return std::nullopt;
    }

    std::optional<Step> first_target_of_current_worm(Step direction) {
        return first_target(current().row + direction.row, current().col + direction.col, direction);
    }

    bool shoot_gun(Step direction) {
        if (const std::optional<Step> target = first_target_of_current_worm(direction)) {
            hit(target->row, target->col, "Shot", 25);
            settle_column(target->col);
        }
        return true;
    }

    bool shoot_bazooka(Step direction) {
        use_ammo();
        if (const std::optional<Step> target = first_target_of_current_worm(direction)) {
            hit(target->row, target->col, "Shot", 40);
            hit(target->row - 1, target->col, "Shot", 40);
            hit(target->row, target->col + 1, "Shot", 40);
            hit(target->row + 1, target->col, "Shot", 40);
            hit(target->row, target->col - 1, "Shot", 40);
            settle_column(target->col);
            settle_column(target->col + 1);
            settle_column(target->col - 1);
        }
        return true;
    }

    bool burn(Step direction) {
        use_ammo();
        const int row = current().row;
        const int col = current().col;
        for (int distance = 1; distance <= 5; ++distance)
            hit(row + distance * direction.row, col + distance * direction.col, "Torch", 35);
        for (int distance = 1; distance <= 5; ++distance) settle_column(col + distance * direction.col);
        return true;
    }

    bool attack_around() {
        use_ammo();
        const int row = current().row;
        const int col = current().col;
        for (const char* name : {"u", "ru", "r", "rd", "d", "ld", "l", "lu"}) {
            const Step direction = *direction_of(name);
            const int to_row = row + direction.row;
            const int to_col = col + direction.col;
            if (inside(to_row, to_col) && at(to_row, to_col).kind == Kind::worm) hit(to_row, to_col, "Attack", 50);
        }
        settle_column(col);
        settle_column(col + 1);
        settle_column(col - 1);
        return true;
    }

    bool strike_from_above(const std::string& word) {
        const std::optional<int> col = number_of(word);
        if (!col || *col >= width_) return refuse();
        use_ammo();
        if (const std::optional<Step> target = first_target(0, *col, Step{1, 0})) {
            hit(target->row, target->col, "Shot", 20);
            settle_column(target->col);
        }
        return true;
    }

    bool teleport(const std::string& first, const std::string& second) {
        const std::optional<int> row = number_of(program_.teleport_col_row ? second : first);
        const std::optional<int> col = number_of(program_.teleport_col_row ? first : second);
        if (!row || !col || !inside(*row, *col)) return refuse();
        if (!free_to_enter(*row, *col)) {
            say("[ERROR] invalid target!\n");
            return false;
        }
        use_ammo();
        const int old_col = current().col;
        clear(current().row, old_col);
        settle_column(old_col);
        enter(current(), *row, *col);
        worm_falls(current(), true);
        settle_column(*col);
        return true;
    }

    // ------------------------------------------------------------ section 8: chests

    void drop_new_chest() {
        const int col = random_int(0, width_ - 1);
        const int content = random_int(1, 4);
        if (at(0, col).kind != Kind::air) return;
        at(0, col) = Cell{Kind::chest, 0, content};
        chest_falls(0, col);
    }
};

}  // namespace

Transcript run(const Program& program, std::string_view input) {
    const std::optional<Grid> grid = read_map(program.map_text);
    if (!grid || program.worms < 1) return {invalid_config_text, exit_invalid_config};
    return Game(program, *grid, input).play();
}

}  // namespace agon::reference
