#pragma once
#include <dirent.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "system/file.h"

namespace agon::seats {

// The working folder of a program that is started anew for every turn: a link to the program, the map, the status, the orders
// and, if it wants one, its private file. Whatever it does to them is set right before the next turn, and nothing else stays.
class TurnFolder {
public:
    // The folder is open, and somebody else's to close; `program` is an absolute path.
    TurnFolder(int folder, std::string program);

    // How it is called from inside: "./player", with the names of map, status and orders.
    std::string program() const { return "./" + link_; }
    std::vector<std::string> file_names() const { return {map_, status_, orders_}; }

    // Before a start.
    std::optional<system::FileError> lay_out(std::string_view map, std::string_view status);

    // After the end of the program and of all it started.
    Result<std::string, system::FileError> read_orders(std::size_t cap) const;
    std::uint64_t private_file_bytes() const;  // 0: there is none
    // Once all that was read: what the program leaves must not take the room that the other player needs. A problem is its fault.
    std::optional<system::FileError> clear();

private:
    bool may_stay(const std::string& name) const;
    std::optional<system::FileError> remove(const std::string& name) const;
    std::optional<system::FileError> write(const std::string& name, std::string_view content, mode_t mode) const;

    int folder_;
    std::unique_ptr<DIR, int (*)(DIR*)> list_;
    std::string target_, link_, private_file_;
    std::string map_ = "mapa.txt", status_ = "status.txt", orders_ = "rozkazy.txt";
    bool linked_ = false;             // the program's link is there
    bool is_clear_ = false;           // there is nothing but what may stay
    std::vector<std::string> found_;  // kept for its room
};

}  // namespace agon::seats
