// Planners of Siege against each other, in this process: how often each wins, on which maps, from which seat
// and under which tick. What is hidden can be counted by anyone who watches, so both are given the true state.
// Ctrl-C ends it with the tables of the games that are over.
// usage: siege_duel --planner NAME[,NAME...] --against NAME[,NAME...]|all --maps FILE...
#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <thread>

#include "bots/siege/general/general.h"
#include "bots/siege/plans/plans.h"
#include "bots/siege/thinking_time.h"
#include "protocols/siege_files/map_file.h"
#include "search/bot.h"
#include "system/file.h"
#include "system/interrupt.h"

namespace {

using namespace agon;
using namespace agon::siege;
using Clock = std::chrono::steady_clock;

// Of this thread, so that what else the machine does makes no difference.
double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

thread_local double end_of_thinking = 0;  // of this turn

// The one place where planners are found by name.
// The plans, "general", and "usual": the general without its search.
std::unique_ptr<Planner> make_planner(std::string_view name) {
    if (name == "general") {
        general::Effort effort{.most_turns = general::usual_effort};
        effort.is_out_of_time = [] { return processor_seconds() >= end_of_thinking; };
        return std::make_unique<general::General>(general::GeneralOptions{.effort = std::move(effort)});
    }
    if (name == "usual") return std::make_unique<general::General>(general::GeneralOptions{.searches = false});
    return make_plan(name);
}

struct Options {
    std::vector<std::string> planners, against, maps;
    std::string tick = "both", seat = "both";
    int games = 2, jobs = 2, turn_limit = 2000;
    double think_time = time_to_think(usual_limit);
    std::uint64_t seed = 1;
    bool csv = false;
};

struct Task {
    std::size_t planner = 0, opponent = 0, map = 0;
    Tick tick = Tick::Own;
    Player seat = Player::First;  // of the planner
    std::uint64_t seed = 0;
};

struct Thinking {
    double microseconds = 0;
    int turns = 0;
};

struct Result {
    std::optional<Player> winner;
    std::string_view reason;
    int turns = 0;
    PerPlayer<Thinking> thinking{};
};

void report_illegal(const State& state, std::string_view name, const Action& order, Refusal refusal) {
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    fmt::print(stderr, "\n!!! ILLEGAL ORDER of {}: {}: {}\n{}\n", name, Rules::write(order), Rules::describe(refusal),
               Rules::write(state));
}

// Nothing if it was interrupted.
std::optional<Result> play(const Setup& setup, const PerPlayer<std::string_view>& names, std::uint64_t seed,
                           double think_time, const system::InterruptNote& interrupt) {
    PerPlayer<std::unique_ptr<Planner>> planners;
    PerPlayer<KeyedDice> dice{{search::dice_of_seat(seed, Player::First), search::dice_of_seat(seed, Player::Second)}};
    for (const Player player : both_players) planners[player] = make_planner(names[player]);
    Journal<Event> silent;
    KeyedDice rule_dice(seed);
    State state = Rules::start(setup, rule_dice);
    Result result;
    Orders orders;
    while (!Rules::outcome(state)) {
        if (interrupt.was_left()) return std::nullopt;
        const Player player = state.to_move();
        orders.clear();
        const auto start = Clock::now();
        end_of_thinking = processor_seconds() + think_time;
        planners[player]->plan(state, dice[player], orders);
        result.thinking[player].microseconds += std::chrono::duration<double, std::micro>(Clock::now() - start).count();
        ++result.thinking[player].turns;
        orders.push_back(EndTurn{});
        for (const Action& order : orders) {
            // What follows the order that ends the game is not checked.
            if (Rules::is_over(state)) break;
            if (const auto refusal = Rules::refuse(state, player, order)) {
                report_illegal(state, names[player], order, *refusal);
                result.winner = opponent(player);
                result.reason = "illegal";
                result.turns = state.turns;
                return result;
            }
            Turn<Action> turn;
            turn[player] = order;
            Rules::advance(state, turn, rule_dice, silent);
        }
    }
    const Outcome outcome = *Rules::outcome(state);
    result.winner = outcome.winner;
    result.reason = outcome.reason;
    result.turns = state.turns;
    return result;
}

// Of the games in one line of the table, from the planner's side.
struct Tally {
    int wins = 0, draws = 0, losses = 0, razed = 0, at_limit = 0, illegal = 0;
    double turns = 0;
    Thinking own, other;

    void add(const Task& task, const Result& result) {
        ++(!result.winner ? draws : *result.winner == task.seat ? wins : losses);
        ++(result.reason == "illegal" ? illegal : result.reason == "turn-limit" ? at_limit : razed);
        turns += result.turns;
        const auto sum_up = [](Thinking& sum, const Thinking& one) {
            sum.microseconds += one.microseconds;
            sum.turns += one.turns;
        };
        sum_up(own, result.thinking[task.seat]);
        sum_up(other, result.thinking[opponent(task.seat)]);
    }
    int games() const { return wins + draws + losses; }
    double percentage() const { return games() == 0 ? 0 : 100 * (wins + 0.5 * draws) / games(); }
};

std::string_view file_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::vector<std::string> split(const std::string& list) {
    if (list == "all") return {plan_names.begin(), plan_names.end()};
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        names.push_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    for (const std::string& name : names)
        if (!make_planner(name)) throw std::runtime_error("there is no planner " + name);
    return names;
}

std::vector<Map> read_maps(const std::vector<std::string>& files) {
    std::vector<Map> maps;
    for (const std::string& file : files) {
        const auto text = system::read_file(file);
        if (!text) throw std::runtime_error(text.error().message);
        auto map = siege_files::read_map(*text);
        if (!map) throw std::runtime_error(file + " is no map: expected " + map.error().expected);
        maps.push_back(*std::move(map));
    }
    return maps;
}

// Both seats and both ticks play the same seeds.
std::vector<Task> list_tasks(const Options& options) {
    std::vector<Task> tasks;
    for (int game = 0; game < options.games; ++game)
        for (std::size_t planner = 0; planner < options.planners.size(); ++planner)
            for (std::size_t opponent = 0; opponent < options.against.size(); ++opponent)
                for (std::size_t map = 0; map < options.maps.size(); ++map)
                    for (const Tick tick : {Tick::Own, Tick::All})
                        for (const Player seat : both_players) {
                            const bool asked_seat =
                                options.seat == "both" || options.seat == std::to_string(number_of(seat));
                            const bool asked_tick =
                                options.tick == "both" || options.tick == enum_names(tick)[tick == Tick::All];
                            const std::uint64_t seed = options.seed * 1'000'003 + static_cast<std::uint64_t>(game);
                            if (asked_seat && asked_tick) tasks.push_back({planner, opponent, map, tick, seat, seed});
                        }
    return tasks;
}

// None of the games that an interrupt has kept from their end.
using Results = std::vector<std::optional<Result>>;

Results play_all(const Options& options, const std::vector<Task>& tasks, const std::vector<Map>& maps,
                 const system::InterruptNote& interrupt) {
    Results results(tasks.size());
    std::atomic<std::size_t> next = 0, done = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < tasks.size() && !interrupt.was_left(); i = next++) {
            const Task& task = tasks[i];
            Setup setup;
            setup.map = maps[task.map];
            setup.tick = task.tick;
            setup.turn_limit = options.turn_limit;
            PerPlayer<std::string_view> names;
            names[task.seat] = options.planners[task.planner];
            names[opponent(task.seat)] = options.against[task.opponent];
            results[i] = play(setup, names, task.seed, options.think_time, interrupt);
            if (results[i]) fmt::print(stderr, "\r{} of {} games", ++done, tasks.size());
        }
    };
    std::vector<std::thread> threads;
    for (int job = 1; job < options.jobs; ++job) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    fmt::print(stderr, "\n");
    return results;
}

void print_line(bool csv, std::string_view planner, std::string_view against, std::string_view part,
                const Tally& tally) {
    const auto each = [](const Thinking& thinking) {
        return thinking.turns == 0 ? 0.0 : thinking.microseconds / thinking.turns;
    };
    fmt::print(
        fmt::runtime(
            csv ? "{},{},{},{},{},{},{:.1f},{},{},{},{:.1f},{:.1f},{:.1f}\n"
                : "{:<10} {:<10} {:<26} {:>5} {:>5} {:>5} {:>6.1f} {:>6} {:>6} {:>7} {:>7.1f} {:>8.1f} {:>8.1f}\n"),
        planner, against, part, tally.wins, tally.draws, tally.losses, tally.percentage(), tally.razed, tally.at_limit,
        tally.illegal, tally.turns / std::max(1, tally.games()), each(tally.own), each(tally.other));
}

void print_tables(const Options& options, const std::vector<Task>& tasks, const Results& results) {
    fmt::print(fmt::runtime(options.csv
                                ? "{},{},{},{},{},{},{},{},{},{},{},{},{}\n"
                                : "{:<10} {:<10} {:<26} {:>5} {:>5} {:>5} {:>6} {:>6} {:>6} {:>7} {:>7} {:>8} {:>8}\n"),
               "planner", "against", "games", "won", "drawn", "lost", "%", "razed", "limit", "illegal", "turns",
               "us/turn", "us/other");
    for (std::size_t planner = 0; planner < options.planners.size(); ++planner) {
        Tally total;
        for (std::size_t opponent = 0; opponent < options.against.size(); ++opponent) {
            Tally whole;
            std::map<std::string, Tally> parts;
            for (std::size_t i = 0; i < tasks.size(); ++i) {
                const Task& task = tasks[i];
                if (task.planner != planner || task.opponent != opponent || !results[i]) continue;
                const std::string tick(enum_names(task.tick)[task.tick == Tick::All]);
                whole.add(task, *results[i]);
                total.add(task, *results[i]);
                parts["map " + std::string(file_name(options.maps[task.map]))].add(task, *results[i]);
                parts["seat " + std::to_string(number_of(task.seat))].add(task, *results[i]);
                parts["tick " + tick].add(task, *results[i]);
            }
            const std::string &name = options.planners[planner], &other = options.against[opponent];
            print_line(options.csv, name, other, "all", whole);
            for (const auto& [part, tally] : parts) print_line(options.csv, name, other, part, tally);
        }
        print_line(options.csv, options.planners[planner], "everybody", "all", total);
    }
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Planners of Siege against each other");
    Options options;
    std::string planners, against = "all";
    app.add_option("--planner", planners, "names, divided by commas, or all")->required();
    app.add_option("--against", against, "names, divided by commas, or all");
    app.add_option("--maps", options.maps, "map files")->required();
    app.add_option("--games", options.games, "of each pairing on each map from each seat under each tick");
    app.add_option("--tick", options.tick)->check(CLI::IsMember({"own", "all", "both"}));
    app.add_option("--seat", options.seat, "of the planner")->check(CLI::IsMember({"1", "2", "both"}));
    app.add_option("--jobs", options.jobs, "threads");
    app.add_option("--seed", options.seed);
    app.add_option("--turn-limit", options.turn_limit, "of both players together");
    app.add_option("--think-time", options.think_time,
                   "seconds of processor time in which the general ends its search (as the player does)");
    app.add_flag("--csv", options.csv);
    CLI11_PARSE(app, argc, argv);
    try {
        options.planners = split(planners);
        options.against = split(against);
        const std::vector<Map> maps = read_maps(options.maps);
        const std::vector<Task> tasks = list_tasks(options);
        const system::InterruptNote interrupt;
        print_tables(options, tasks, play_all(options, tasks, maps, interrupt));
        constexpr int interrupted = 130;
        if (interrupt.was_left()) return interrupted;
    } catch (const std::exception& problem) {
        fmt::print(stderr, "siege_duel: {}\n", problem.what());
        return 1;
    }
}
