#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <memory>

#include "cli/console.h"
#include "cli/inputs.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"

namespace agon::cli {
namespace {

struct GamesOptions {
    std::string game;
    bool json = false;
};

std::vector<const catalog::GameEntry*> wanted_games(const std::string& name) {
    std::vector<const catalog::GameEntry*> wanted;
    if (!name.empty()) wanted.push_back(&game_named(name));
    for (const catalog::GameEntry& game : catalog::games())
        if (name.empty()) wanted.push_back(&game);
    return wanted;
}

void print_json(const std::vector<const catalog::GameEntry*>& games) {
    json::JsonWriter out(json::Layout::Indented);
    out.begin_list();
    for (const catalog::GameEntry* game : games) {
        out.begin_record();
        out.key("name");
        out.text(game->name);
        out.key("summary");
        out.text(game->summary);
        out.key("nature");
        write_fields(out, game->nature());
        out.key("bots");
        out.begin_list();
        for (const std::string_view bot : game->bots) out.text(bot);
        out.end_list();
        out.key("setup");
        game->write_default_setup(out);
        out.end_record();
    }
    out.end_list();
    print(out.take());
}

std::string words_for(const catalog::Nature& nature) {
    std::string words(name_of(nature.order));
    if (nature.hidden_information) words += ", hidden information";
    if (nature.chance) words += ", chance";
    if (nature.several_decisions) words += ", several decisions a turn";
    return words;
}

void print_table(const std::vector<const catalog::GameEntry*>& games) {
    std::string text;
    for (const catalog::GameEntry* game : games)
        text += fmt::format("{:<10}  {}\n{:<10}  {}; bots: {}\n", game->name, game->summary, "",
                            words_for(game->nature()), fmt::join(game->bots, ", "));
    print(text);
}

void print_details(const catalog::GameEntry& game) {
    const catalog::Nature nature = game.nature();
    json::JsonWriter setup(json::Layout::Indented);
    game.write_default_setup(setup);
    print(fmt::format(
        "{}\n{}\n\n{}\nbots: {}\nrandom games took {} to {} steps, with at most {} actions to choose from\n\n"
        "its setup, with the values that hold unless a file says otherwise (--setup FILE):\n{}",
        game.name, game.summary, words_for(nature), fmt::join(game.bots, ", "), nature.shortest, nature.longest,
        nature.most_actions, setup.take()));
}

void run(const GamesOptions& options) {
    const auto games = wanted_games(options.game);
    if (options.json) print_json(games);
    else if (options.game.empty()) print_table(games);
    else print_details(*games.front());
}

}  // namespace

void add_games(CLI::App& app) {
    const auto options = std::make_shared<GamesOptions>();
    CLI::App* verb = app.add_subcommand("games", "List the games, or tell more about one");
    verb->add_option("GAME", options->game, "only this one, with its setup");
    verb->add_flag("--json", options->json, "for programs");
    verb->footer("Examples:\n"
                 "  agon games\n"
                 "  agon games paint         what can be set, and how to write it\n"
                 "  agon games --json");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
