#include "scrabble/run_a3.h"

#include "support/scratch_folder.h"

namespace agon::scrabble_test {

A3Run run_a3(const std::vector<std::string>& arguments, const std::string& input,
             const std::map<std::string, std::string>& files, const std::vector<support::Variable>& environment) {
    const support::ScratchFolder folder;
    std::filesystem::create_directory(folder.path() / "sub");
    for (const auto& [name, content] : files) folder.write(name, content);
    const auto ran = support::run_program(AGON_PROGRAM_DIR "/a3", arguments,
                                          {.input = input, .environment = environment, .folder = folder.path()});
    return {ran.exit, ran.signal, ran.out, ran.err, ran.most_memory_kib, folder.files()};
}

}  // namespace agon::scrabble_test
