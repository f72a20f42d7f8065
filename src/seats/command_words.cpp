#include "seats/command_words.h"

namespace agon::seats {
namespace {

constexpr std::string_view blanks = " \t\r\n";

class Splitter {
public:
    explicit Splitter(std::string_view text) : text_(text) {}

    Result<std::vector<std::string>, ParseError> words() {
        std::vector<std::string> words;
        while (true) {
            at_ = text_.find_first_not_of(blanks, at_);
            if (at_ == std::string_view::npos) break;
            if (!word(words.emplace_back())) return Unexpected{problem_};
        }
        if (words.empty()) return Unexpected{ParseError{1, 1, "a command"}};
        if (words.front().empty()) return Unexpected{ParseError{1, 1, "the name of a program and not an empty word"}};
        return words;
    }

private:
    bool word(std::string& word) {
        while (at_ < text_.size() && blanks.find(text_[at_]) == std::string_view::npos) {
            const std::size_t start = at_;
            const char letter = text_[at_++];
            bool good = true;
            if (letter == '\'') good = single_quoted(word) || fail(start, "a ' that ends the quotation");
            else if (letter == '"') good = double_quoted(word) || fail(start, "a \" that ends the quotation");
            else if (letter != '\\') word += letter;
            else if (at_ < text_.size()) word += text_[at_++];
            else return fail(start, "a character after \\");
            if (!good) return false;
        }
        return true;
    }

    bool single_quoted(std::string& word) {
        const std::size_t end = text_.find('\'', at_);
        if (end == std::string_view::npos) return false;
        word += text_.substr(at_, end - at_);
        at_ = end + 1;
        return true;
    }

    bool double_quoted(std::string& word) {
        while (at_ < text_.size()) {
            const char letter = text_[at_++];
            if (letter == '"') return true;
            const bool escapes = letter == '\\' && at_ < text_.size() && (text_[at_] == '"' || text_[at_] == '\\');
            word += escapes ? text_[at_++] : letter;
        }
        return false;
    }

    bool fail(std::size_t place, std::string expected) {
        problem_ = {1, static_cast<int>(place) + 1, std::move(expected)};
        return false;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    ParseError problem_;
};

}  // namespace

Result<std::vector<std::string>, ParseError> split_command(std::string_view text) {
    const std::size_t nul = text.find('\0');
    if (nul != std::string_view::npos) {
        return Unexpected{ParseError{1, static_cast<int>(nul) + 1, "a command without a NUL byte"}};
    }
    return Splitter(text).words();
}

}  // namespace agon::seats
