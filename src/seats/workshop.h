#pragma once
#include <map>
#include <memory>
#include <string>

#include "core/result.h"
#include "seats/bot_start.h"

namespace agon::seats {

// What became of somebody's library of creatures.
struct BuiltLibrary {
    std::string program;  // the bytes of an executable file; empty: it does not compile
    std::string problem;  // then: a sentence
    std::string printed;  // by the compiler
};

// Where libraries are compiled with a main function of ours, each folder once. The compiler runs in the sandbox that the library
// will play in, so that what it includes is what a bot may read.
class Workshop {
public:
    // A sentence if this machine cannot compile. Waits for the compiler, which has so much time:
    static constexpr std::chrono::seconds time_limit{60};
    Result<std::shared_ptr<const BuiltLibrary>, std::string> library_in(const std::string& folder,
                                                                        const StartOrder& order);

private:
    std::map<std::string, std::shared_ptr<const BuiltLibrary>> built_;
};

// The files of a library's folder.
inline constexpr const char *library_header = "hw5.h", *library_source = "hw5.cpp";

// Puts a new file into a folder that nobody is in yet. A sentence if that cannot be done.
std::optional<std::string> write_new_file(int folder, const char* name, std::string_view content, int mode);

}  // namespace agon::seats
