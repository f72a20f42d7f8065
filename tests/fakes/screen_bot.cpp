// A bot that plays by reading the screens of the original console programs, swworms and a3, as a person would: whatever
// stands before a prompt is looked at, and a command is typed if it is our turn. Our seat is in AGON_SEAT. In sworms it fires
// the gun, a little further round each time; in scrabble it takes the placement that gains most.
#include <signal.h>

#include <array>
#include <optional>
#include <vector>

#include "lines_talk.h"

namespace agon::fakes {
namespace {

std::vector<std::string> lines_in(std::string_view text) {
    std::vector<std::string> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

struct ScrabbleScreen {
    std::array<int, 26> values{};  // of the tiles; 0: there is no such tile
    bool has_points = false;
    std::vector<std::string> board;
};

bool is_letter(char letter) { return letter >= 'A' && letter <= 'Z'; }

// "B1, T2, E1, "
void read_tiles(const std::string& line, ScrabbleScreen& screen) {
    for (std::size_t i = 0; i + 1 < line.size() && is_letter(line[i]) && line[i + 1] > '0' && line[i + 1] <= '9';
         i += 4) {
        int& value = screen.values[static_cast<std::size_t>(line[i] - 'A')];
        if (value == 0) value = line[i + 1] - '0';
    }
}

std::optional<ScrabbleScreen> read_scrabble(const std::vector<std::string>& lines) {
    ScrabbleScreen screen;
    for (const std::string& line : lines) {
        if (line.starts_with(" |")) screen.board.clear();  // the ruler above a newer board
        if (line.starts_with("  P") && std::atoi(line.c_str() + 5) != 0) screen.has_points = true;
        if (line.size() > 2 && line[1] == '|' && is_letter(line[0])) screen.board.push_back(line.substr(2));
        else read_tiles(line, screen);
    }
    return screen.board.empty() ? std::nullopt : std::optional(screen);
}

struct Placement {
    int gain = -1;
    std::string command;
};

void look_at(const ScrabbleScreen& screen, int row, int column, bool down, char best, Placement& found) {
    const int size = static_cast<int>(screen.board.size());
    std::string word;
    int gain = 0;
    bool shares = !screen.has_points;
    for (int y = row, x = column; y < size && x < size; (down ? y : x) += 1) {
        char letter = screen.board[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        if (letter == ' ') {
            letter = best;
            gain += screen.values[static_cast<std::size_t>(best - 'A')];
        } else if (screen.values[static_cast<std::size_t>(letter - 'A')] > 0) {
            shares = true;
        } else {
            return;  // a letter that is not among the tiles
        }
        word += letter;
        if (!shares || gain <= found.gain) continue;
        const std::string place{static_cast<char>('A' + row), ' ', static_cast<char>('A' + column), ' ',
                                down ? 'V' : 'H'};
        found = {gain, "insert " + place + " " + word + "\n"};
    }
}

std::string scrabble_command(const ScrabbleScreen& screen) {
    std::size_t best = 0;
    for (std::size_t i = 0; i < screen.values.size(); ++i)
        if (screen.values[i] > screen.values[best]) best = i;
    Placement found;
    const int size = static_cast<int>(screen.board.size());
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            for (const bool down : {false, true})
                look_at(screen, row, column, down, static_cast<char>('A' + best), found);
    return found.command.empty() ? "quit\n" : found.command;
}

class Player {
public:
    explicit Player(int seat) : seat_(std::to_string(seat)) {}

    // What to type at this prompt; empty if it is the other's turn.
    std::string answer(const std::string& text) {
        const auto lines = lines_in(text);
        if (lines.back() == "Player 1 > " || lines.back() == "Player 2 > ") {
            if (auto screen = read_scrabble(lines)) last_ = std::move(screen);
            return lines.back() == "Player " + seat_ + " > " && last_ ? scrabble_command(*last_) : "";
        }
        bool was_refused = false;
        for (const std::string& line : lines) {
            was_refused = was_refused || line.find("[ERROR]") != std::string::npos;
            if (!line.starts_with("Player ") || !line.ends_with(" ready")) continue;
            to_move_ = line.substr(7, 1);
            was_refused = false;
        }
        if (to_move_ != seat_) return "";
        constexpr std::array directions{"l", "lu", "u", "ru", "r", "rd", "d", "ld"};
        if (was_refused) return "action idle\n";
        return "action " + std::string(directions[shots_++ % directions.size()]) + "\n";
    }

private:
    std::string seat_, to_move_;
    std::size_t shots_ = 0;
    std::optional<ScrabbleScreen> last_;
};

}  // namespace
}  // namespace agon::fakes

int main() {
    using namespace agon::fakes;
    alarm(300);
    signal(SIGPIPE, SIG_IGN);
    const char* seat = std::getenv("AGON_SEAT");
    Player player(seat ? std::atoi(seat) : 1);
    std::string text;
    std::array<char, 1 << 16> chunk;
    for (ssize_t got = 0; (got = read(STDIN_FILENO, chunk.data(), chunk.size())) > 0;) {
        text.append(chunk.data(), static_cast<std::size_t>(got));
        if (!text.ends_with("> ")) continue;
        const std::string command = player.answer(text);
        text.clear();
        if (!write_all(STDOUT_FILENO, command)) break;
    }
    return 0;
}
