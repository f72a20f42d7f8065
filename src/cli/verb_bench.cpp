#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <memory>

#include "cli/console.h"
#include "cli/inputs.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"

namespace agon::cli {
namespace {

struct BenchOptions {
    std::string game;
    bool quick = false;
    bool json = false;
};

std::string fingerprint_text(const search::BenchFigures& figures) {
    return fmt::format("{:016x}", figures.fingerprint);
}

// "12.3 M"
std::string in_short(double count) {
    if (count >= 1e6) return fmt::format("{:.1f} M", count / 1e6);
    if (count >= 1e3) return fmt::format("{:.1f} k", count / 1e3);
    return fmt::format("{:.1f}  ", count);
}

void write(FieldWriter& out, const search::BenchFigures& figures) {
    out.begin_record();
    write_member(out, "game", figures.name);
    write_member(out, "measure", figures.measure);
    write_member(out, "steps_per_second", static_cast<std::int64_t>(figures.steps_per_second));
    write_member(out, "anchor_rolls_per_1000_steps", static_cast<std::int64_t>(1000 * figures.anchor_rolls_per_step));
    write_member(out, "anchor_picoseconds", static_cast<std::int64_t>(1000 * figures.anchor_nanoseconds));
    write_member(out, "fingerprint", fingerprint_text(figures));
    out.end_record();
}

void run(const BenchOptions& options) {
    search::BenchEffort effort;
    if (options.quick) effort.runs = 1;
    if (options.quick) effort.seconds_per_run = 0.01;
    const catalog::GameEntry* only = options.game.empty() ? nullptr : &game_named(options.game);
    json::JsonWriter out(json::Layout::Indented);
    out.begin_list();
    if (!options.json) {
        print(fmt::format("{:<10} {:<8} {:>10}  {:>10}  {}\n", "game", "measure", "steps/s", "rolls/step",
                          "fingerprint"));
    }
    for (const catalog::GameEntry& game : catalog::games()) {
        if (only && only != &game) continue;
        for (const search::BenchFigures& figures : game.bench(effort)) {
            if (options.json) {
                write(out, figures);
                continue;
            }
            print(fmt::format("{:<10} {:<8} {:>10}  {:>10.1f}  {}\n", figures.name, figures.measure,
                              in_short(figures.steps_per_second), figures.anchor_rolls_per_step,
                              fingerprint_text(figures)));
        }
    }
    out.end_list();
    if (options.json) print(out.take());
}

}  // namespace

void add_bench(CLI::App& app) {
    const auto options = std::make_shared<BenchOptions>();
    CLI::App* verb = app.add_subcommand("bench", "Measure how fast the rules of a game are on this machine");
    verb->add_option("GAME", options->game, "only this one");
    verb->add_flag("--quick", options->quick, "a rough figure at once");
    verb->add_flag("--json", options->json, "for programs");
    verb->footer(
        "rules    recorded steps replayed: awaits, advance, outcome, and the copies that reset a game\n"
        "playout  random games: the same, and drawing the actions\n"
        "Times are the best of several CPU times of one core. rolls/step compares a step with rolls of std::mt19937\n"
        "measured beside it. The fingerprint changes only when the rules do.\n\n"
        "Examples:\n"
        "  agon bench\n"
        "  agon bench pig --json");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
