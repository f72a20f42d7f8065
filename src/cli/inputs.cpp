#include "cli/inputs.h"

#include <filesystem>
#include <fmt/format.h>

#include "cli/exit.h"
#include "core/nearest_name.h"

namespace agon::cli {

InputFile read_input(const std::string& path, std::size_t largest) {
    auto text = path == "-" ? system::read_standard_input(largest) : system::read_file(path, largest);
    if (!text) throw Failure{Exit::CannotRead, text.error().message};
    return {path == "-" ? "standard input" : path, std::move(*text)};
}

bool is_same_file(const std::string& one, const std::string& other) {
    namespace fs = std::filesystem;
    if (one.empty() || other.empty()) return false;
    const auto place = [](const std::string& path) { return fs::path(path == "-" ? "/dev/stdin" : path); };
    const fs::path first = place(one), second = place(other);
    std::error_code problem;
    if (!fs::exists(first, problem) && !fs::exists(second, problem))
        return fs::absolute(first, problem).lexically_normal() == fs::absolute(second, problem).lexically_normal();
    return fs::is_regular_file(first, problem) && fs::equivalent(first, second, problem);
}

void spare_what_is_read(const std::string& written, const std::string& read) {
    if (is_same_file(written, read))
        throw Failure{Exit::Usage,
                      fmt::format("{} is read: it cannot be written over", read == "-" ? "standard input" : read)};
}

const catalog::GameEntry& game_named(std::string_view name) {
    if (const catalog::GameEntry* game = catalog::find_game(name)) return *game;
    std::vector<std::string_view> names;
    for (const catalog::GameEntry& game : catalog::games()) names.push_back(game.name);
    const std::string_view near = nearest_name(name, names);
    throw Failure{Exit::Usage,
                  fmt::format("there is no game '{}'{}\nThere are: {}", name,
                              near.empty() ? "" : fmt::format(": did you mean '{}'?", near), fmt::join(names, ", "))};
}

std::string at_place(std::string_view file, const ParseError& error) {
    std::string place(file);
    if (error.line > 0) place += fmt::format(":{}", error.line);
    if (error.line > 0 && error.column > 0) place += fmt::format(":{}", error.column);
    return place + ": expected " + error.expected;
}

std::optional<InputFile> read_setup(const TableFiles& files) {
    if (files.setup.empty() && files.rules.empty()) return std::nullopt;
    InputFile setup = files.setup.empty() ? InputFile{"--rules", "{}"} : read_input(files.setup);
    if (files.rules.empty()) return setup;
    // Put in front as it stands: a setup that has the key already has it twice, which is told.
    const std::size_t begin = setup.text.find('{');
    if (begin == std::string::npos) return setup;
    const std::size_t next = setup.text.find_first_not_of(" \t\r\n", begin + 1);
    const bool empty = next == std::string::npos || setup.text[next] == '}';
    setup.text.insert(begin + 1, fmt::format("\"rules\":\"{}\"{}", files.rules, empty ? "" : ","));
    return setup;
}

std::unique_ptr<catalog::Table> open_table(const catalog::GameEntry& game, const TableFiles& files) {
    if (files.setup == "-" && files.position == "-") {
        throw Failure{Exit::Usage, "only one of --setup and --position can be standard input"};
    }
    catalog::TableOrder order;
    InputFile position;
    const std::optional<InputFile> setup = read_setup(files);
    if (setup) order.setup = setup->text;
    if (!files.position.empty()) order.position = (position = read_input(files.position)).text;
    order.dice.seed = files.seed;
    auto table = game.open(order);
    if (!table) {
        const InputFile& wrong = setup && table.error().part == catalog::OrderPart::Setup ? *setup : position;
        throw Failure{Exit::BadData, at_place(wrong.name, table.error().error)};
    }
    return std::move(*table);
}

}  // namespace agon::cli
