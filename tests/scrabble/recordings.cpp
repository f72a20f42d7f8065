#include "scrabble/recordings.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace agon::scrabble_test {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error(file.string() + " cannot be read");
    return std::string(std::istreambuf_iterator<char>(in), {});
}

int exit_code_in(const std::string& meta) {
    constexpr std::string_view key = "exit=";
    if (!meta.starts_with(key)) throw std::runtime_error("a recording does not begin with its exit code");
    return std::stoi(meta.substr(key.size()));
}

Recording recording_in(const fs::path& folder) {
    const fs::path expected_config = folder / "config_exp.txt";
    Recording recording;
    recording.name = folder.filename().string();
    for (const auto& file : fs::directory_iterator(folder))
        if (file.path().extension() == ".txt" && file.path() != expected_config)
            recording.files_before[file.path().filename().string()] = content_of(file.path());
    recording.input = content_of(folder / "in");
    recording.output = content_of(folder / "exp");
    recording.exit = exit_code_in(content_of(folder / "meta"));
    recording.config_after = content_of(fs::exists(expected_config) ? expected_config : folder / "config.txt");
    return recording;
}

}  // namespace

std::vector<Recording> recordings() {
    const fs::path parent = fs::path(AGON_SOURCE_DIR).parent_path() / "shared/vectors/scrabble";
    std::vector<Recording> all;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(parent, none))
        if (entry.is_directory()) all.push_back(recording_in(entry.path()));
    std::sort(all.begin(), all.end(), [](const Recording& a, const Recording& b) { return a.name < b.name; });
    return all;
}

}  // namespace agon::scrabble_test
