#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace agon::system {

enum class FileProblem : std::uint8_t { Missing, Forbidden, Unopened, Directory, Irregular, TooLarge, Silent, Failed };

struct FileError {
    FileProblem problem = FileProblem::Failed;
    std::string message;  // a sentence with the file's name: "cannot read pos.txt: there is no such file"
    bool operator==(const FileError&) const = default;
};

// The sentence for an error code: "cannot <verb> <path>: permission denied".
FileError file_error(std::string_view verb, const std::string& path, int code);

// It could not even be opened; of the others, what could be read of them is of no use.
inline bool is_out_of_reach(const FileError& error) {
    return error.problem == FileProblem::Missing || error.problem == FileProblem::Forbidden ||
           error.problem == FileProblem::Unopened;
}

inline constexpr std::size_t usual_cap = std::size_t{64} << 20;
inline constexpr std::chrono::milliseconds usual_patience{30'000};

// The whole file. A pipe with a name is read to its end, but nobody waits longer than `patience` for it to say something.
Result<std::string, FileError> read_file(const std::string& path, std::size_t cap = usual_cap,
                                         std::chrono::milliseconds patience = usual_patience);

// The first of these files that can be read.
std::optional<std::string> read_first_of(std::initializer_list<std::string> paths, std::size_t cap);

// Standard input to its end, however long that takes: whoever types may think.
Result<std::string, FileError> read_standard_input(std::size_t cap = usual_cap);

// All of it into an open file or pipe. 0 or the error code.
int write_all(int descriptor, std::string_view bytes);

// False when it cannot be written.
bool write_standard_output(std::string_view bytes);

// The file has either its old content or all of the new, even if the disk is full or the machine stops: it is written beside
// the old one and takes its place. Links are followed; the mode and the owner are kept. A file that we may write in a folder
// that we may not is overwritten in place, after room has been made for all of it; only if it gets shorter then, there is a
// moment in which a kill leaves old bytes at its end. What is no regular file (a device, a named
// pipe) is written to as it is.
std::optional<FileError> write_file(const std::string& path, std::string_view bytes);

}  // namespace agon::system
