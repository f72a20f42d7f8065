#pragma once
#include <string>

#include "match/table.h"
#include "protocols/agon_lines/wants.h"

namespace agon::agon_lines {

// What happened since a bot was last asked. A table only knows its last step, so this is told of every step, and keeps as JSON
// what the bot wants and may know.
class News {
public:
    News(Player reader, Wants wants) : reader_(reader), wants_(wants) {}

    Player reader() const { return reader_; }
    const Wants& wants() const { return wants_; }

    void add_step(const match::Table& table);  // after each step, whoever made it
    void forget();                             // once the bot was told

    // The members of a turn's line, each with a comma before it: `,"moves":[...]`
    void write(std::string& out, const match::Table& table) const;

private:
    Player reader_;
    Wants wants_;
    std::string moves_, events_;  // elements of their lists, with commas between them
};

}  // namespace agon::agon_lines
