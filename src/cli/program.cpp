#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/command_line.h"
#include "cli/exit.h"
#include "cli/verbs.h"
#include "core/nearest_name.h"
#include "system/interrupt.h"
#include "system/terminal.h"

namespace agon::cli {
namespace {

constexpr const char* agon_footer =
    "Without a verb: a menu of games or, where there is no terminal, a short demonstration.\n\n"
    "Examples:\n"
    "  agon games\n"
    "  agon play sworms --bot greedy\n"
    "  agon match sworms 'python3 my.py' builtin:greedy\n"
    "  agon play --help\n\n"
    "Exit codes:\n"
    "    0  done\n"
    "    1  the answer is no: an action was refused, a match lost by a fault\n"
    "   64  the command line is wrong\n"
    "   65  a file was read and makes no sense\n"
    "   66  a file cannot be read\n"
    "   69  this machine lacks something\n"
    "   70  a mistake of ours\n"
    "   74  standard output or a file cannot be written\n"
    "  130  interrupted by Ctrl-C";

void add_verbs(CLI::App& app) {
    add_games(app);
    add_play(app);
    add_match(app);
    add_replay(app);
    add_rerun(app);
    add_perft(app);
    add_solve(app);
    add_bench(app);
    add_step(app);
    add_doctor(app);
    add_version(app);
}

void require_known_verb(CLI::App& app, const std::string& word) {
    std::vector<std::string> verbs;
    for (const CLI::App* verb : app.get_subcommands({})) verbs.push_back(verb->get_name());
    const std::vector<std::string_view> names(verbs.begin(), verbs.end());
    if (std::find(names.begin(), names.end(), word) != names.end()) return;
    const std::string_view near = nearest_name(word, names);
    throw Failure{Exit::Usage, fmt::format("there is no verb '{}'{}\nRun `agon --help` for the list.", word,
                                           near.empty() ? "" : fmt::format(": did you mean '{}'?", near))};
}

void run_without_verb() {
    if (system::is_terminal(STDIN_FILENO) && system::is_terminal(STDOUT_FILENO)) run_menu();
    else run_demonstration();
}

void parse_and_run(int argc, char** argv) {
    CLI::App app("Agon: an arena for two-player grid games", "agon");
    app.footer(agon_footer);
    app.require_subcommand(0, 1);
    use_our_words(app);
    add_verbs(app);
    for (CLI::App* verb : app.get_subcommands({})) verb->group("Verbs");
    if (argc > 1 && argv[1][0] != '-') require_known_verb(app, argv[1]);
    if (!parse_command_line(app, argc, argv)) return;
    if (app.get_subcommands().empty()) run_without_verb();
}

}  // namespace

int run(int argc, char** argv) {
    system::keep_closed_standard_files_closed();
    system::exit_on_interrupt(static_cast<int>(Exit::Interrupted));
    system::survive_failed_writes();
    return run_and_tell("agon", [&] {
        parse_and_run(argc, argv);
        return static_cast<int>(Exit::Done);
    });
}

}  // namespace agon::cli
