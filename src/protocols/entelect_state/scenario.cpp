#include "protocols/entelect_state/scenario.h"

#include <fmt/format.h>
#include <optional>

#include "core/text_cursor.h"
#include "protocols/entelect_state/append.h"
#include "protocols/entelect_state/played_match.h"

namespace agon::entelect_state {
namespace {

using entelect::Terrain;
using entelect::WormId;

constexpr std::string_view known_words =
    "seed, seedmap, round, cell, pack, worm, frozen, cur, noth, cmd or show, or a remark after #";

class Scenario {
public:
    explicit Scenario(const entelect::Setup& setup) : setup_(setup) {}

    std::optional<ParseError> obey(TextCursor& line, std::string_view whole) {
        const std::string_view word = line.take_word();
        if (word == "seed" || word == "seedmap") return begin(line, word == "seedmap");
        if (!match_) return line.expected("seed or seedmap before anything else").error;
        if (word == "round") return set_round(line);
        if (word == "cell") return set_cell(line);
        if (word == "pack") return put_pack(line);
        if (word == "worm") return set_worm(line);
        if (word == "frozen") return set_frozen(line);
        if (word == "cur") return set_current(line);
        if (word == "noth") return set_do_nothings(line);
        if (word == "cmd") return play(line, whole);
        if (word == "show") return show(line);
        return line.expected(std::string(known_words)).error;
    }

    void remark(std::string_view line) { out_.append(line).append("\n"); }
    std::string take() { return std::move(out_); }

private:
    entelect::State& state() { return match_->state(); }

    // The next number of a line. Once one is missing, problem_ says which.
    int number(TextCursor& line, std::string_view what, int low, int high) {
        line.skip_blanks();
        const auto value = line.take_number<int>(low, high);
        const bool is_whole = line.at_end() || line.peek() == ' ' || line.peek() == '\t';
        if ((!value || !is_whole) && !problem_)
            problem_ = line.expected(fmt::format("{} from {} to {}", what, low, high)).error;
        return value.value_or(low);
    }
    Cell cell(TextCursor& line) {
        const int last = state().ground.side() - 1;
        const int x = number(line, "a column", 0, last);
        return {x, number(line, "a row", 0, last)};
    }
    Player player(TextCursor& line) { return number(line, "a player", 1, 2) == 1 ? Player::First : Player::Second; }
    WormId worm(TextCursor& line) {
        const Player owner = player(line);
        return {owner, number(line, "a worm's id", 1, state().worms_each())};
    }
    // Nothing more stands on the line.
    bool is_done(TextCursor& line) {
        line.skip_blanks();
        if (!problem_ && !line.at_end()) problem_ = line.expected("the end of the line").error;
        return !problem_;
    }

    std::optional<ParseError> begin(TextCursor& line, bool with_map) {
        const int seed = number(line, "a seed", INT32_MIN, INT32_MAX);
        if (!is_done(line)) return problem_;
        match_.emplace(setup_, seed);
        if (!with_map) state().ground = entelect::Ground(state().ground.side(), Terrain::Air);  // and no packs
        return std::nullopt;
    }
    std::optional<ParseError> set_round(TextCursor& line) {
        const int round = number(line, "a round", 0, setup_.config.max_rounds);
        if (is_done(line)) state().set_round(round);
        return problem_;
    }
    std::optional<ParseError> set_cell(TextCursor& line) {
        const Cell at = cell(line);
        line.skip_blanks();
        const auto terrain = enum_by_name<Terrain>(line.take_word());
        if (!terrain && !problem_) problem_ = line.expected("AIR, DIRT, DEEP_SPACE or LAVA").error;
        if (is_done(line)) state().ground.set(at, *terrain);
        return problem_;
    }
    std::optional<ParseError> put_pack(TextCursor& line) {
        const Cell at = cell(line);
        if (!is_done(line)) return problem_;
        if (state().field->packs().size() >= entelect::most_packs && !state().has_pack(at))
            return line.expected(fmt::format("at most {} packs", entelect::most_packs)).error;
        entelect::put_pack(state(), at);
        return std::nullopt;
    }
    std::optional<ParseError> set_worm(TextCursor& line) {
        const WormId name = worm(line);
        const Cell at = cell(line);
        const int health = number(line, "a health", INT16_MIN, INT16_MAX);
        if (!is_done(line)) return problem_;
        state().worm(name).at = at;
        state().worm(name).health = static_cast<std::int16_t>(health);
        return std::nullopt;
    }
    std::optional<ParseError> set_frozen(TextCursor& line) {
        const WormId name = worm(line);
        const int rounds = number(line, "a number of rounds", 0, UINT8_MAX);
        if (is_done(line)) state().worm(name).frozen = static_cast<std::uint8_t>(rounds);
        return problem_;
    }
    std::optional<ParseError> set_current(TextCursor& line) {
        const WormId name = worm(line);
        if (is_done(line)) state().set_current(name.player, name.id);
        return problem_;
    }
    std::optional<ParseError> set_do_nothings(TextCursor& line) {
        const Player idler = player(line);
        const int count = number(line, "a count", 0, entelect::most_rounds);
        if (is_done(line)) state().sides[idler].do_nothings = static_cast<std::uint16_t>(count);
        return problem_;
    }

    std::optional<ParseError> play(TextCursor& line, std::string_view whole) {
        line.take(' ');
        const std::string_view said = line.rest();
        const std::size_t bar = said.find('|');
        if (bar == std::string_view::npos) return line.expected("the command of A, a bar and the command of B").error;
        if (state().round() >= entelect::most_rounds) return line.expected("an end: this was the last round").error;
        match_->play({{as_utf8(said.substr(0, bar)), as_utf8(said.substr(bar + 1))}});
        out_.append(whole).append("\n");
        tell_round();
        return std::nullopt;
    }

    void tell_round() {
        for (const Player player : both_players) tell_player(player);
        const RoundFeedback& told = match_->history().last;
        for (const std::string& error : told.errors) out_.append("  ERR ").append(error).append("\n");
        std::string_view before = "  FEEDBACK ";
        for (const Feedback& feedback : told.feedback) {
            out_ += fmt::format("{}{}:{} score={} ok={} '{}'", before, number_of(feedback.worm.player),
                                feedback.command, feedback.score, feedback.success, feedback.message);
            before = " ; ";
        }
        const auto winner = leader(state());
        out_ += fmt::format("\n  done={} winner={} round={}\n", match_->is_over(),
                            !winner                    ? "TIE"
                            : *winner == Player::First ? "A"
                                                       : "B",
                            state().round());
    }

    void tell_player(Player player) {
        const entelect::Side& side = state().sides[player];
        out_ += fmt::format("  P{} cmdScore={} total={} hp={} cur={} prev={} tok={} noth={} |", number_of(player),
                            side.command_score, total_score(state(), player), health_of(state(), player),
                            state().current(player), state().previous(player), side.tokens, side.do_nothings);
        for (int id = 1; id <= state().worms_each(); ++id) {
            const entelect::Worm& worm = state().worm(player, id);
            out_ += fmt::format(" {}:hp{}@{} {}", id, worm.health, worm.at.x, worm.at.y);
        }
        out_ += '\n';
    }

    std::optional<ParseError> show(TextCursor& line) {
        const Cell middle = cell(line);
        const int radius = number(line, "a radius", 0, entelect::longest_side);
        if (!is_done(line)) return problem_;
        for (int y = middle.y - radius; y <= middle.y + radius; ++y) {
            out_ += "    ";
            for (int x = middle.x - radius; x <= middle.x + radius; ++x)
                out_ += state().ground.contains(x, y) ? sign_of(Cell{x, y}) : "  ";
            out_ += '\n';
        }
        return std::nullopt;
    }

    std::string sign_of(Cell cell) {
        for (const Player player : both_players)
            for (int id = 1; id <= state().worms_each() && !is_disqualified(state(), player); ++id)
                if (state().worm(player, id).alive() && state().worm(player, id).at == cell)
                    return fmt::format("{}{}", number_of(player), id);
        if (state().has_pack(cell)) return "+ ";
        switch (state().ground[cell]) {
            case Terrain::Dirt: return "# ";
            case Terrain::Air: return ". ";
            case Terrain::Lava: return "~ ";
            case Terrain::DeepSpace: break;
        }
        return "  ";
    }

    entelect::Setup setup_;
    std::optional<PlayedMatch> match_;
    std::optional<ParseError> problem_;
    std::string out_;
};

}  // namespace

Result<std::string, ParseError> run_scenario(std::string_view text, const entelect::Setup& setup) {
    Scenario scenario(setup);
    TextCursor lines(without_byte_order_mark(text));
    for (int number = 1; !lines.at_end(); ++number) {
        const std::string_view whole = lines.take_line();
        if (whole.starts_with('#')) scenario.remark(whole);
        if (trimmed(whole).empty() || whole.starts_with('#')) continue;
        TextCursor line(whole);
        line.skip_blanks();
        auto problem = scenario.obey(line, whole);
        if (!problem) continue;
        problem->line = number;
        return Unexpected{*std::move(problem)};
    }
    return scenario.take();
}

}  // namespace agon::entelect_state
