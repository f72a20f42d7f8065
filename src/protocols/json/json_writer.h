#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "core/field_writer.h"

namespace agon::json {

enum class Layout : bool { OneLine, Indented };

// Writes JSON text. Whatever it is given, the result is valid JSON in UTF-8: bytes of a text that are not UTF-8 become U+FFFD.
class JsonWriter final : public FieldWriter {
public:
    explicit JsonWriter(Layout layout = Layout::OneLine) : layout_(layout) {}

    void nothing() override;
    void boolean(bool value) override;
    void integer(std::int64_t value) override;
    void natural(std::uint64_t value) override;
    void text(std::string_view value) override;
    void begin_list() override;
    void end_list() override;
    void begin_record() override;
    void key(std::string_view name) override;
    void end_record() override;

    // What was written so far; the writer is as new afterwards. An indented text ends in a line end.
    std::string take();

private:
    struct Level {
        std::size_t start;  // where its bracket stands
        bool is_empty = true;
    };

    void separate();
    void begin_value();
    void begin_level(char bracket);
    void end_level(char bracket);
    void break_line();
    void draw_together(std::size_t start);
    void quote(std::string_view value);

    Layout layout_;
    std::string out_;
    std::vector<Level> levels_;
    bool after_key_ = false;
};

}  // namespace agon::json
