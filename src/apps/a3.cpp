#include <cstdlib>
#include <exception>
#include <new>
#include <unistd.h>

#include "protocols/scrabble_console/session.h"
#include "protocols/scrabble_console/wording.h"
#include "system/file.h"
#include "system/interrupt.h"
#include "system/line_reader.h"

namespace {

using namespace agon;
using namespace agon::scrabble_console;

enum ExitCode { Success = 0, Usage = 1, CannotOpen = 2, InvalidFile = 3, OutOfMemory = 4, OutputLost = 74 };

bool print(std::string_view text) { return system::write_standard_output(text); }

Result<Session, ExitCode> load(const std::string& path) {
    const auto file = system::read_file(path, HeapGame::largest_file);
    if (!file && system::is_out_of_reach(file.error())) return print(cannot_open(path)), Unexpected{CannotOpen};
    auto game = HeapGame::read(file ? *file : "");
    if (!game) return print(invalid_file(path)), Unexpected{InvalidFile};
    return Session(*std::move(game));
}

ExitCode play(std::string path) {
    auto session = load(path);
    system::LineReader input(STDIN_FILENO, system::LineReader::no_cap);  // the document knows no longest line
    for (bool printed = session && print(session->opening()); session && printed;) {
        const auto line = input.next();
        const Answer answer = line ? session->answer(*line) : Answer{"", Answer::Then::End};
        printed = print(answer.text);
        if (answer.then == Answer::Then::End) return printed ? Success : OutputLost;
        if (answer.then == Answer::Then::Save)
            printed = (!system::write_file(path, session->file()) || print(save_error)) && print(session->prompt());
        if (answer.then == Answer::Then::Load && (session = load(path = answer.path)))
            printed = print(session->opening());
    }
    return session ? OutputLost : session.error();
}

// Not even the exception that tells of it could be made.
void end_without_memory() {
    if (std::current_exception()) std::abort();
    return print(out_of_memory), _exit(OutOfMemory);
}

}  // namespace

int main(int argc, char** argv) {
    std::set_terminate(end_without_memory);
    system::survive_failed_writes();
    try {
        if (argc != 2) return print(usage_error), Usage;
        return play(argv[1]);
    } catch (const std::bad_alloc&) { return print(out_of_memory), OutOfMemory; }
}
