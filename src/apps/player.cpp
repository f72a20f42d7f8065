#include <chrono>

#include "apps/player_files.h"
#include "apps/siege_turn.h"
#include "bots/siege/memory/memory.h"
#include "bots/siege/thinking_time.h"
#include "system/interrupt.h"

// player MAP STATUS ORDERS [LIMIT]: whatever it is given, it says nothing, ends well and leaves orders, if only none at all.
namespace {

using namespace agon;
using Clock = std::chrono::steady_clock;

constexpr std::size_t largest_input = 16 << 20;

std::string name_in(std::string_view path) { return std::string(path.substr(path.rfind('/') + 1)); }

// Rule "Program gracza": the private file is called like the program. None for a program that is called like another file.
std::string private_file(char** arguments) {
    const std::string name = name_in(arguments[0]) + ".txt";
    for (const int other : {1, 2, 3})
        if (name == name_in(arguments[other])) return "";
    return name;
}

void play(char** arguments, const std::string& memory_path, double limit, Clock::time_point start) {
    const std::chrono::duration<double> enough(siege::time_to_think(limit));
    const auto left = siege_turn::play(
        player_files::read(arguments[1], largest_input), player_files::read(arguments[2], largest_input),
        player_files::read(memory_path, siege::largest_memory),
        {[=] { return Clock::now() - start >= enough; },
         [](siege_turn::Left ready) {
             player_files::be_ready_with(std::move(ready.orders), std::move(ready.memory));
         }});
    player_files::do_not_give_up();
    player_files::write_over(arguments[3], left ? left->orders : "");
    if (left) player_files::write_over(memory_path, left->memory);
}

}  // namespace

int main(int argc, char** argv) {
    const auto start = Clock::now();
    if (argc < 4) return 0;
    system::survive_failed_writes();
    const double limit = argc > 4 ? siege::read_limit(argv[4]) : siege::usual_limit;
    const std::string memory_path = private_file(argv);
    player_files::give_up_after(siege::time_to_give_up(limit), argv[3], memory_path.c_str());
    try {
        play(argv, memory_path, limit, start);
    } catch (...) {
        player_files::do_not_give_up();
        player_files::leave_what_is_ready();
    }
}
