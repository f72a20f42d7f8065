#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace agon::agon_lines {

// Reads one line of JSON from front to back without building a tree: a bot's answer has a few short members, and tens of
// thousands of them come in a second. Strict: what protocols/json refuses is refused here too. The first problem is kept, and
// every function returns false from then on.
class LineScanner {
public:
    explicit LineScanner(std::string_view line) : line_(line) {}

    // The whole line is one record. `visit(key)` reads the value with one of the functions below and returns what it did; the
    // key is good until the next one.
    template <class Visit>
    bool whole_record(Visit visit) {
        skip_blanks();
        return record(visit) && nothing_more();
    }
    // `visit()` reads one element.
    template <class Visit>
    bool list(Visit visit) {
        return take('[', "a list") && elements(']', visit);
    }

    bool text(std::string& value);  // replaces what `value` was
    bool whole_number(int low, int high, int& value);
    bool any_value();  // and drops it

    std::size_t place() const { return at_; }
    bool fail(std::string expected) { return fail_at(at_, std::move(expected)); }
    bool fail_at(std::size_t place, std::string expected);
    ParseError problem() const;  // only after something returned false

private:
    static constexpr int deepest_level = 64;

    template <class Visit>
    bool record(Visit visit) {
        return take('{', "a record: {\"type\":...}") && elements('}', [&] {
                   std::string_view name;
                   if (!key(name)) return false;
                   skip_blanks();
                   if (!take(':', "':' after the key")) return false;
                   skip_blanks();
                   return visit(name);
               });
    }
    template <class Visit>
    bool elements(char end, Visit visit) {
        skip_blanks();
        if (next_is(end)) return step();
        while (true) {
            if (!visit()) return false;
            skip_blanks();
            if (next_is(end)) return step();
            if (!take(',', end == ']' ? "',' or ']'" : "',' or '}'")) return false;
            skip_blanks();
        }
    }

    bool next_is(char letter) const { return at_ < line_.size() && line_[at_] == letter; }
    bool step() { return ++at_, true; }
    void skip_blanks();
    bool take(char wanted, const char* expected);
    bool take_word(std::string_view word);
    bool take_digits();
    bool number();
    bool key(std::string_view& name);
    bool rest_of_text(std::string& value);
    bool escape(std::string& value);
    bool hex_digits(std::uint32_t& code);
    bool nothing_more();

    std::string_view line_;
    std::size_t at_ = 0;
    int level_ = 1;  // lists and records that are open, the outermost record among them
    std::string key_;
    std::string problem_;  // empty: none
    std::size_t problem_at_ = 0;
};

}  // namespace agon::agon_lines
