#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <memory>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"
#include "system/machine.h"
#include "view/text.h"

namespace agon::cli {
namespace {

using Findings = std::vector<system::Finding>;

void print_json(const Findings& findings) {
    json::JsonWriter out(json::Layout::Indented);
    out.begin_record();
    write_member(out, "findings", findings);
    write_member(out, "advice", system::install_advice(findings));
    out.end_record();
    print(out.take());
}

std::string_view status_word(const system::Finding& finding) {
    if (finding.status == system::PartStatus::Missing && finding.needed) return "MISSING";
    return name_of(finding.status);
}

void print_table(const Findings& findings) {
    std::string text;
    std::string_view group;
    for (const system::Finding& finding : findings) {
        if (group != name_of(finding.group))
            text += fmt::format("{}{}\n", group.empty() ? "" : "\n", name_of(finding.group));
        group = name_of(finding.group);
        text += fmt::format("  {:<22} {:<8} {}\n", finding.part, status_word(finding),
                            view::printable(finding.detail, view::Charset::Ascii));
    }
    const std::string advice = system::install_advice(findings);
    text += advice.empty() ? "\nNothing is missing.\n" : fmt::format("\nTo install what is missing:\n  {}\n", advice);
    print(text);
}

void run(bool json) {
    const Findings findings = system::examine_machine();
    if (json) print_json(findings);
    else print_table(findings);
    for (const system::Finding& finding : findings) {
        if (finding.needed && finding.status == system::PartStatus::Missing) {
            throw Failure{Exit::Unavailable, finding.part + " is needed to build Agon"};
        }
    }
}

}  // namespace

void add_doctor(CLI::App& app) {
    const auto json = std::make_shared<bool>(false);
    CLI::App* verb = app.add_subcommand("doctor", "Tell what this machine offers, and what to install");
    verb->add_flag("--json", *json, "for programs");
    verb->footer("The exit code is 69 when something is missing without which Agon cannot be built.\n\n"
                 "Examples:\n"
                 "  agon doctor\n"
                 "  agon doctor --json");
    verb->callback([json] { run(*json); });
}

}  // namespace agon::cli
