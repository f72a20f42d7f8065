#include "protocols/json/json.h"

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/src.hpp>

namespace agon::json {
namespace {

constexpr std::size_t deepest_level = 64;

// Builds a Tree from what the parser reports, without the library's own value type between them.
class TreeBuilder {
public:
    static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_key_size = static_cast<std::size_t>(-1);
    using Code = boost::json::error_code;
    using Text = boost::json::string_view;

    Tree take() { return std::move(root_); }

    bool on_document_begin(Code&) { return true; }
    bool on_document_end(Code&) { return true; }
    bool on_array_begin(Code&) { return open(Tree{Tree::List{}}); }
    bool on_array_end(std::size_t, Code&) { return close(); }
    bool on_object_begin(Code&) { return open(Tree{Tree::Record{}}); }
    bool on_object_end(std::size_t, Code&) { return close(); }
    bool on_key_part(Text part, std::size_t, Code&) { return gather(part); }
    bool on_key(Text part, std::size_t, Code&) {
        gather(part);
        std::get<Tree::Record>(open_.back()->content).push_back({std::exchange(text_, {}), {}});
        return true;
    }
    bool on_string_part(Text part, std::size_t, Code&) { return gather(part); }
    bool on_string(Text part, std::size_t, Code&) {
        gather(part);
        return put(Tree{std::exchange(text_, {})});
    }
    bool on_number_part(Text, Code&) { return true; }
    bool on_int64(std::int64_t value, Text, Code&) { return put(Tree{value}); }
    bool on_uint64(std::uint64_t value, Text, Code&) { return put(Tree{value}); }
    bool on_double(double value, Text, Code&) { return put(Tree{value}); }
    bool on_bool(bool value, Code&) { return put(Tree{value}); }
    bool on_null(Code&) { return put(Tree{}); }
    bool on_comment_part(Text, Code&) { return true; }
    bool on_comment(Text, Code&) { return true; }

private:
    bool gather(Text part) {
        text_.append(part.data(), part.size());
        return true;
    }
    // An open list or record does not move while something inside it is open: only the innermost one grows.
    Tree* place(Tree tree) {
        if (open_.empty()) {
            root_ = std::move(tree);
            return &root_;
        }
        auto& content = open_.back()->content;
        if (auto* list = std::get_if<Tree::List>(&content)) return &list->emplace_back(std::move(tree));
        Tree& value = std::get<Tree::Record>(content).back().value;
        value = std::move(tree);
        return &value;
    }
    bool put(Tree tree) {
        place(std::move(tree));
        return true;
    }
    bool open(Tree tree) {
        open_.push_back(place(std::move(tree)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    Tree root_;
    std::vector<Tree*> open_;
    std::string text_;
};

std::string expectation(boost::json::error_code problem) {
    using boost::json::error;
    if (problem == error::incomplete) return "more: the JSON text ends too early";
    if (problem == error::extra_data) return "nothing more after the JSON value";
    if (problem == error::too_deep) {
        return "at most " + std::to_string(deepest_level) + " lists and records inside each other";
    }
    if (problem == error::expected_hex_digit) return "four hexadecimal digits after \\u";
    if (problem == error::illegal_leading_surrogate || problem == error::illegal_trailing_surrogate ||
        problem == error::expected_utf16_escape) {
        return "a pair of surrogates: \\ud800 to \\udbff, then \\udc00 to \\udfff";
    }
    if (problem == error::exponent_overflow) return "a number with a smaller exponent";
    return {};
}

// What the parser only calls a syntax error, told from the byte it stopped at.
std::string instead_of(char found) {
    const auto code = static_cast<unsigned char>(found);
    if (code >= 0x80) return "JSON in UTF-8";
    if (code < 0x20) return "no control character here: inside a text write \\n or \\u000a";
    return std::string("JSON, and not '") + found + "' here";
}

ParseError error_at(std::string_view text, std::size_t offset, std::string expected) {
    const std::string_view before = text.substr(0, offset);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
    return {static_cast<int>(line), static_cast<int>(before.size() - line_start) + 1, std::move(expected)};
}

}  // namespace

Result<Tree, ParseError> parse(std::string_view text) {
    boost::json::parse_options options;
    options.max_depth = deepest_level;
    boost::json::basic_parser<TreeBuilder> parser(options);
    boost::json::error_code problem;
    const std::size_t parsed = parser.write_some(false, text.data(), text.size(), problem);
    if (!problem && parsed < text.size()) problem = boost::json::error::extra_data;
    if (problem) {
        std::string expected = expectation(problem);
        if (expected.empty()) expected = parsed < text.size() ? instead_of(text[parsed]) : "JSON";
        return Unexpected{error_at(text, parsed, std::move(expected))};
    }
    return parser.handler().take();
}

}  // namespace agon::json
