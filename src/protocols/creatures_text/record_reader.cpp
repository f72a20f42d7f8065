#include "protocols/creatures_text/record_reader.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/text_cursor.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon::creatures_text {
namespace {

using namespace creatures;

// The columns of an activation, as record_line() writes them.
enum Column {
    TurnColumn,
    NumberColumn,
    SideColumn,
    SlotColumn,
    KindColumn,
    XColumn,
    YColumn,
    DeedColumn,
    MoveXColumn,
    MoveYColumn,
    TargetColumn,
    EffectColumn,
    ToughnessColumn,
    ManaColumn,
    FireColumn,
    StatusColumn,
    columns
};

constexpr std::string_view frozen = "frozen";

template <class Enum>
std::optional<Enum> with_code(std::string_view code, int count) {
    for (int number = 0; number < count; ++number)
        if (code == code_of(static_cast<Enum>(number))) return static_cast<Enum>(number);
    return std::nullopt;
}

template <class Number>
std::optional<Number> whole_number(std::string_view text) {
    TextCursor in(text);
    const auto number = in.take_number<Number>();
    return in.at_end() ? number : std::nullopt;
}

// The fields of one line, and where each is, for whoever has to complain.
class Fields {
public:
    explicit Fields(std::string_view line) {
        for (std::size_t begin = 0; begin <= line.size();) {
            const std::size_t end = std::min(line.find('\t', begin), line.size());
            if (count_ < fields_.size()) fields_[count_] = {line.substr(begin, end - begin), begin};
            ++count_;
            begin = end + 1;
        }
    }
    std::size_t count() const { return count_; }
    std::string_view operator[](std::size_t i) const { return i < count_ ? fields_[i].text : std::string_view(); }
    int place_of(std::size_t i) const { return i < count_ ? static_cast<int>(fields_[i].begin) + 1 : 1; }

private:
    struct Field {
        std::string_view text;
        std::size_t begin = 0;
    };
    std::array<Field, columns> fields_{};
    std::size_t count_ = 0;
};

class RecordReader {
public:
    explicit RecordReader(std::string_view text) : rest_(text) {}

    agon::Result<GameRecord, ParseError> read() {
        if (!take_line() || !read_head()) return failure();
        while (take_line()) {
            const Fields fields(line_);
            if (fields[0] == "result") {
                if (!read_result(fields)) return failure();
                if (rest_.empty()) return std::move(record_);
                ++number_;
                want(fields, 0, "the end of the record");
                return failure();
            }
            if (!read_activation(fields)) return failure();
        }
        return failure();
    }

private:
    Unexpected<ParseError> failure() const { return Unexpected{error_}; }

    bool want(const Fields& fields, std::size_t column, std::string what) {
        error_ = {number_, fields.place_of(column), std::move(what)};
        return false;
    }

    // Lines end with a line feed, the last one too: else a record that was cut within a number would go unnoticed.
    bool take_line() {
        ++number_;
        const std::size_t end = rest_.find('\n');
        error_ = {number_, 1, number_ == 1 ? head_form : "a line of the record, and a result at its end"};
        if (end == std::string_view::npos) return false;
        line_ = rest_.substr(0, end);
        whole_line_ = rest_.substr(0, end + 1);
        rest_.remove_prefix(end + 1);
        return true;
    }

    bool read_head() {
        const Fields fields(line_);
        const auto seed = whole_number<std::uint64_t>(fields[3]);
        if (fields.count() != 4 || fields[0] != "WARRECORD" || fields[1] != "1" || fields[2].size() != 16 || !seed)
            return want(fields, 0, head_form);
        record_.head = whole_line_;
        record_.board_hash = fields[2];
        record_.seed = *seed;
        return true;
    }

    bool read_result(const Fields& fields) {
        if (fields.count() != 7)
            return want(fields, 0, "result, code, turns, survivors and toughness of both sides, divided by tabs");
        for (std::size_t column = 2; column < 7; ++column)
            if (!whole_number<std::int64_t>(fields[column])) return want(fields, column, "a number");
        record_.result = whole_line_;
        record_.code = fields[1];
        return true;
    }

    bool read_activation(const Fields& fields) {
        if (fields.count() != columns) return want(fields, 0, "a line of 16 fields, divided by tabs");
        RecordedActivation activation;
        activation.text = whole_line_;
        const auto deed = with_code<Deed>(fields[DeedColumn], deed_count + 1);
        if (!deed) return want(fields, DeedColumn, "a move, such as WALK");
        activation.action.deed = *deed;
        if (!read_number(fields, MoveXColumn, activation.action.x)) return false;
        if (!read_number(fields, MoveYColumn, activation.action.y)) return false;
        Claim claim;
        if (!read_number(fields, ToughnessColumn, claim.toughness)) return false;
        for (const Column column : {ManaColumn, FireColumn})
            if (fields[column] != "-" && !read_number(fields, column, claim.counter)) return false;
        // Elsewhere than in walks toughness also changes by what the engine does.
        if (*deed == Deed::Walk) activation.action.says = claim;
        activation.was_frozen = fields[StatusColumn] == frozen;
        if (!activation.was_frozen) {
            const auto illegal = with_code<Illegal>(fields[StatusColumn], static_cast<int>(Illegal::BadAccounting) + 1);
            if (!illegal) return want(fields, StatusColumn, "ok, frozen or the code of what was illegal");
            activation.illegal = *illegal;
        }
        record_.activations.push_back(std::move(activation));
        return true;
    }

    bool read_number(const Fields& fields, Column column, std::int32_t& value) {
        const auto number = whole_number<std::int32_t>(fields[column]);
        if (!number) return want(fields, column, "a number");
        value = *number;
        return true;
    }

    static constexpr const char* head_form = "WARRECORD, 1, the hash of a board and a seed, divided by tabs";

    std::string_view rest_, line_, whole_line_;
    int number_ = 0;
    ParseError error_;
    GameRecord record_;
};

}  // namespace

bool GameRecord::stopped_at_illegal() const { return code == illegal_move_code; }

bool GameRecord::was_left() const { return code == forfeit_code || code == no_result_code; }

agon::Result<GameRecord, ParseError> read_record(std::string_view text) { return RecordReader(text).read(); }

}  // namespace agon::creatures_text
