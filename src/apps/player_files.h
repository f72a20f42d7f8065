#pragma once
#include <string>
#include <string_view>

// The document allows a player four files and no others: nothing is written beside them first.
namespace agon::player_files {

std::string read(const std::string& path, std::size_t cap);       // "" if it cannot be read
void write_over(const std::string& path, std::string_view text);  // or leaves it as it is, if it cannot be written

// Should the program still run after so many seconds, it ends with no orders in this file, whose name must live as long.
void give_up_after(double seconds, const char* orders_path);
void do_not_give_up();

}  // namespace agon::player_files
