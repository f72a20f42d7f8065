#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "system/file.h"

// What verbs are given: names of games and files. Whatever is wrong with them is thrown as a Failure that says so.
namespace agon::cli {

// A file, whole; "-" is standard input.
struct InputFile {
    std::string name;  // as messages call it
    std::string text;
};
InputFile read_input(const std::string& path, std::size_t largest = system::usual_cap);

// Two names of one file that is there, or one name of a file that is yet to be written; "-" is standard input. Devices may have
// everything, and the empty path is no file.
bool is_same_file(const std::string& one, const std::string& other);
// Refuses to write over what is read.
void spare_what_is_read(const std::string& written, const std::string& read);

const catalog::GameEntry& game_named(std::string_view name);

// "file:3:7: expected …", as compilers say it.
std::string at_place(std::string_view file, const ParseError& error);

// The files a table is opened from; the empty path means none.
struct TableFiles {
    std::string setup{}, position{};
    std::string rules{};  // the setup's key of that name, beside the file or without one
    std::uint64_t seed = 0;
};
// The setup as text, if there is any.
std::optional<InputFile> read_setup(const TableFiles& files);
std::unique_ptr<catalog::Table> open_table(const catalog::GameEntry& game, const TableFiles& files);

}  // namespace agon::cli
