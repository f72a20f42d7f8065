#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <new>
#include <sstream>

#include "cli/console.h"
#include "cli/exit.h"
#include "system/interrupt.h"
#include "system/terminal.h"
#include "view/text.h"

namespace agon::cli {

void use_our_words(CLI::App& app) {
    for (const auto& [word, better] :
         {std::pair{"SUBCOMMAND", "VERB"}, {"Positionals", "Words"}, {"TEXT", ""}, {"REQUIRED", "(needed)"}}) {
        app.get_formatter()->label(word, better);
    }
}

bool parse_command_line(CLI::App& app, int argc, char** argv) {
    try {
        app.parse(argc, argv);
        return true;
    } catch (const CLI::ParseError& error) {
        std::ostringstream out, problem;
        if (app.exit(error, out, problem) == 0) return print(out.str()), false;
        const auto verbs = app.get_subcommands();
        const std::string verb = verbs.empty() ? "" : ' ' + verbs.front()->get_name();
        throw Failure{Exit::Usage,
                      fmt::format("{}\nRun `{}{} --help` for an example.", error.what(), app.get_name(), verb)};
    }
}

std::string refuse_empty(const std::string& name) { return name.empty() ? "a name cannot be empty" : ""; }

int run_and_tell(std::string_view program, const std::function<int()>& act, int (*code_of)(Exit)) {
    Failure failure;
    try {
        return act();
    } catch (const Failure& stopped) { failure = stopped; } catch (const std::bad_alloc&) {
        failure = {Exit::Unavailable, "this machine has not enough memory for that"};
    } catch (const std::exception& mistake) {
        failure = {Exit::Internal,
                   fmt::format("a mistake of ours: {}\nPlease report it with the command you ran and its input.",
                               mistake.what())};
    }
    complain(fmt::format("{}: {}\n", program, view::printable_lines(failure.message)));
    return code_of(failure.exit);
}

int run_program(const SingleProgram& program, int argc, char** argv) {
    system::keep_closed_standard_files_closed();
    system::exit_on_interrupt(static_cast<int>(Exit::Interrupted));
    system::survive_failed_writes();
    const auto parse_and_act = [&] {
        CLI::App app(program.what_it_does, program.name);
        use_our_words(app);
        app.set_version_flag("--version", std::string(program.name) + " " AGON_VERSION);
        program.add_options(app);
        return parse_command_line(app, argc, argv) ? program.act() : static_cast<int>(Exit::Done);
    };
    return run_and_tell(program.name, parse_and_act, program.code_of);
}

}  // namespace agon::cli
