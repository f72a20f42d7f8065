#include "support/scratch_folder.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace agon::support {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
    std::string name = (fs::temp_directory_path() / "agon-test-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder can be made");
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

fs::path ScratchFolder::write(std::string_view name, std::string_view content) const {
    const auto file = path_ / name;
    fs::create_directories(file.parent_path());
    std::ofstream out(file, std::ios::binary);
    out << content << std::flush;
    if (!out) throw std::runtime_error("no temporary file can be written");
    return file;
}

fs::path ScratchFolder::write_zeros(std::string_view name, std::int64_t count) const {
    const auto file = write(name, "");
    fs::resize_file(file, static_cast<std::uintmax_t>(count));
    return file;
}

std::string ScratchFolder::read(std::string_view name) const {
    std::ifstream in(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::map<std::string, std::string> ScratchFolder::files() const {
    std::map<std::string, std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator(path_)) {
        if (entry.is_directory()) continue;
        const std::string name = entry.path().lexically_relative(path_).string();
        all[name] = read(name);
    }
    return all;
}

}  // namespace agon::support
