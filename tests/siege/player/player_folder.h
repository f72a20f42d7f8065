#pragma once
#include <string>
#include <vector>

#include "bots/siege/planner.h"
#include "protocols/siege_files/orders_file.h"
#include "support/run_program.h"
#include "support/scratch_folder.h"

namespace agon::player_test {

// A folder as a mediator would prepare it, and `player` in it under a name of its own.
class PlayerFolder {
public:
    explicit PlayerFolder(const std::string& name = "general") : name_(name) {
        std::filesystem::create_symlink(std::filesystem::path(AGON_PROGRAM_DIR) / "player", scratch.path() / name);
    }

    void write(const std::string& map, const std::string& status) const {
        scratch.write("mapa.txt", map);
        scratch.write("status.txt", status);
        scratch.write("rozkazy.txt", "left over from the turn before");
    }

    // Far more than it takes, for machines that are busy: it thinks for a quarter of a second.
    support::Ran run(const std::string& limit = "60") const {
        return run_with({"mapa.txt", "status.txt", "rozkazy.txt", limit});
    }
    support::Ran run_with(const std::vector<std::string>& arguments) const {
        return support::run_program("./" + name_, arguments, {.folder = scratch.path()});
    }

    std::string orders() const { return scratch.read("rozkazy.txt"); }
    std::string memory() const { return scratch.read(name_ + ".txt"); }

    support::ScratchFolder scratch;

private:
    std::string name_;
};

inline bool ended_well(const support::Ran& ran) { return ran.exit == 0 && ran.out.empty() && ran.err.empty(); }

// The orders of a file, all of which must be some.
inline siege::Orders read_all(const std::string& text) {
    siege::Orders orders;
    siege_files::OrdersReader reader(text);
    while (const auto line = reader.next()) orders.push_back(line->order.value());
    return orders;
}

}  // namespace agon::player_test
