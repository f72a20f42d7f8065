#pragma once
#include <string>
#include <string_view>

// The document allows a player four files and no others: nothing is written beside them first.
namespace agon::player_files {

std::string read(const std::string& path, std::size_t cap);       // "" if it cannot be read
void write_over(const std::string& path, std::string_view text);  // or leaves it as it is, if it cannot be written

// Should the program still run after so many seconds, it ends with these files: with the orders empty, unless something better
// was ready by then. The paths must live as long.
void give_up_after(double seconds, const char* orders_path, const char* private_path);  // private_path: "" for none
void be_ready_with(std::string orders, std::string memory);
void do_not_give_up();
void leave_what_is_ready();  // as when time is over

}  // namespace agon::player_files
