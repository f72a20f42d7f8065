#include "protocols/replay/chunks.h"

#include <array>

#include "core/check.h"
#include "core/fields.h"
#include "protocols/replay/text_coder.h"

namespace agon::replay::detail {
namespace {

using match::Record;

constexpr std::size_t most_bytes_of_words = std::size_t{1} << 20;  // each
constexpr std::size_t short_hash_bytes = 2, hash_bytes = 8, schema_bytes = 4;

// None is 0, the others count from 1.
template <NamedEnum E>
std::uint8_t number_of_optional(std::optional<E> value) {
    return value ? static_cast<std::uint8_t>(static_cast<std::uint8_t>(*value) + 1) : std::uint8_t{0};
}

template <NamedEnum E>
E read_enum(ByteReader& in) {
    return static_cast<E>(in.natural_up_to(enum_names(E{}).size() - 1));
}

template <NamedEnum E>
std::optional<E> read_optional_enum(ByteReader& in) {
    const std::uint64_t number = in.natural_up_to(enum_names(E{}).size());
    if (number == 0) return std::nullopt;
    return static_cast<E>(number - 1);
}

// An element takes at least so many bytes, so an absurd number of them is found out before room is made.
std::size_t read_count(ByteReader& in, std::size_t bytes_each) { return in.natural_up_to(in.left() / bytes_each); }

// The short texts of a record, in their order in the file.
template <class RecordType>
auto words_of(RecordType& record) {
    return std::array{&record.game, &record.players[Player::First], &record.players[Player::Second],
                      &record.verdict.code, &record.verdict.sentence};
}

void write_words(ByteWriter& out, const Record& record, const PackedActions&) {
    std::string all;
    for (const std::string* word : words_of(record)) {
        AGON_CHECK(word->size() <= most_bytes_of_words);
        out.natural(word->size());
        all += *word;
    }
    out.raw(pack_text(all));
}

void read_words(ByteReader& in, ReplayFile& file) {
    std::array<std::size_t, 5> sizes{};
    std::size_t sum = 0;
    for (std::size_t& size : sizes) sum += size = in.natural_up_to(most_bytes_of_words);
    const auto all = unpack_text(in.rest(), sum);
    if (!all) return in.fail();
    std::size_t begin = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        *words_of(file.record)[i] = all->substr(begin, sizes[i]);
        begin += sizes[i];
    }
}

void write_start(ByteWriter& out, const Record& record, const PackedActions&) {
    out.byte(static_cast<std::uint8_t>(record.dice.kind));
    out.natural(record.dice.seed);
    out.natural(record.dice.draws);
    out.natural(record.dice.script.size());
    for (const int roll : record.dice.script) out.integer(roll);
    out.fixed(record.setup_hash, hash_bytes);
    if (record.setup) out.raw(*record.setup);
}

void read_start(ByteReader& in, ReplayFile& file) {
    Record& record = file.record;
    record.dice.kind = read_enum<DiceKind>(in);
    record.dice.seed = in.natural();
    record.dice.draws = in.natural();
    record.dice.script.resize(read_count(in, 1));
    for (int& roll : record.dice.script) roll = in.small_integer();
    record.setup_hash = in.fixed(hash_bytes);
    if (in.left() > 0) record.setup = in.rest();
    if (problem_with(record.dice)) in.fail();
}

void write_verdict(ByteWriter& out, const Record& record, const PackedActions&) {
    const match::Verdict& verdict = record.verdict;
    out.byte(static_cast<std::uint8_t>(verdict.ending));
    out.byte(number_of_optional(verdict.winner));
    for (const Player player : both_players) out.byte(number_of_optional(verdict.faults[player]));
    for (const Player player : both_players) out.integer(verdict.score[player]);
}

void read_verdict(ByteReader& in, ReplayFile& file) {
    match::Verdict& verdict = file.record.verdict;
    verdict.ending = read_enum<match::Ending>(in);
    verdict.winner = read_optional_enum<Player>(in);
    for (const Player player : both_players) verdict.faults[player] = read_optional_enum<match::Fault>(in);
    for (const Player player : both_players) verdict.score[player] = in.small_integer();
}

void write_actions(ByteWriter& out, const Record& record, const PackedActions& actions) {
    out.fixed(actions.schema, schema_bytes);
    out.natural(record.steps.size());
    out.raw(actions.bytes);
}

void read_actions(ByteReader& in, ReplayFile& file) {
    file.actions.schema = static_cast<std::uint32_t>(in.fixed(schema_bytes));
    file.steps = in.natural_up_to(most_steps);
    file.actions.bytes = in.rest();
}

void write_hashes(ByteWriter& out, const Record& record, const PackedActions&) {
    out.fixed(record.final_hash, hash_bytes);
    for (const std::uint16_t hash : record.turn_hashes) out.fixed(hash, short_hash_bytes);
}

void read_hashes(ByteReader& in, ReplayFile& file) {
    file.record.final_hash = in.fixed(hash_bytes);
    if (in.left() % short_hash_bytes != 0) return in.fail();
    file.record.turn_hashes.resize(in.left() / short_hash_bytes);
    for (std::uint16_t& hash : file.record.turn_hashes) hash = static_cast<std::uint16_t>(in.fixed(short_hash_bytes));
}

// Something of one player in one step: 2 * step + player.
void write_place(ByteWriter& out, std::int32_t step, Player player) {
    out.natural(2 * static_cast<std::uint64_t>(step) + index_of(player));
}

// The last of them may belong to a step that never came about.
void read_place(ByteReader& in, std::size_t steps, std::int32_t& step, Player& player) {
    const std::uint64_t place = in.natural_up_to(2 * steps + 1);
    step = static_cast<std::int32_t>(place / 2);
    player = place % 2 == 0 ? Player::First : Player::Second;
}

void write_forgiven(ByteWriter& out, const Record& record, const PackedActions&) {
    for (const match::ForgivenFault& forgiven : record.forgiven) {
        write_place(out, forgiven.step, forgiven.player);
        out.byte(static_cast<std::uint8_t>(forgiven.fault));
    }
}

void read_forgiven(ByteReader& in, ReplayFile& file) {
    while (in.left() > 0) {
        match::ForgivenFault& forgiven = file.record.forgiven.emplace_back();
        read_place(in, file.steps, forgiven.step, forgiven.player);
        forgiven.fault = read_enum<match::Fault>(in);
    }
}

// One kind of number after the other: those who did not act have long rows of zeros.
void write_times(ByteWriter& out, const Record& record, const PackedActions&) {
    for (const Player player : both_players) {
        for (const match::RecordedStep& step : record.steps) out.integer(step.spent[player].wall.count());
        for (const match::RecordedStep& step : record.steps)
            out.integer((step.spent[player].wall - step.spent[player].charged).count());
    }
}

void read_times(ByteReader& in, ReplayFile& file) {
    constexpr std::int64_t longest = std::int64_t{1} << 60;  // so that no difference overflows
    const auto read_span = [&in] {
        const std::int64_t span = in.integer();
        if (span < -longest || span > longest) in.fail();
        return match::Nanoseconds(in.failed() ? 0 : span);
    };
    constexpr std::size_t numbers_a_step = 4;
    if (in.left() / numbers_a_step < file.steps) return in.fail();
    file.record.has_times = true;
    file.spent.resize(file.steps);
    for (const Player player : both_players) {
        for (auto& spent : file.spent) spent[player].wall = read_span();
        for (auto& spent : file.spent) spent[player].charged = spent[player].wall - read_span();
    }
}

void write_notes(ByteWriter& out, const Record& record, const PackedActions&) {
    for (const match::Note& note : record.notes) {
        write_place(out, note.step, note.player);
        out.text(note.text);
    }
}

void read_notes(ByteReader& in, ReplayFile& file) {
    while (in.left() > 0) {
        match::Note& note = file.record.notes.emplace_back();
        read_place(in, file.steps, note.step, note.player);
        note.text = in.text();
    }
}

bool always(const Record&) { return true; }

}  // namespace

const Chunk chunks[chunk_count] = {
    {'w', "words", true, always, write_words, read_words},
    {'s', "start", true, always, write_start, read_start},
    {'v', "verdict", true, always, write_verdict, read_verdict},
    {'a', "actions", true, always, write_actions, read_actions},
    {'f', "forgiven faults", false, [](const Record& record) { return !record.forgiven.empty(); }, write_forgiven,
     read_forgiven},
    {'h', "hashes", true, always, write_hashes, read_hashes},
    {'t', "times", false, [](const Record& record) { return record.has_times; }, write_times, read_times},
    {'n', "notes", false, [](const Record& record) { return !record.notes.empty(); }, write_notes, read_notes},
};

}  // namespace agon::replay::detail
