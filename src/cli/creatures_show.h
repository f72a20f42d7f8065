#pragma once
#include <functional>
#include <string>
#include <vector>

#include "cli/creatures_options.h"
#include "cli/creatures_report.h"
#include "protocols/creatures_text/chronicle.h"
#include "protocols/creatures_text/record_reader.h"
#include "view/ink.h"

namespace agon::cli {

// Where a record that is played again is not what it says.
struct RecordDifference {
    std::size_t line = 0;  // of the record, from 1
    std::string recorded, now;
};

// Goes along with a game of `creatures`: shows it, counts what is done, keeps its record and compares it with another one.
class CreaturesShow {
public:
    // `expected` may be null. What is referred to must outlive the show.
    CreaturesShow(const CreaturesOptions& options, const CreaturesBoard& board,
                  const creatures_text::GameRecord* expected);

    void begin(const creatures::State& state);
    // Before and after each move.
    void asked(const creatures::State& state, const creatures::Action& action, creatures::Illegal illegal);
    void played(const std::vector<creatures_text::Activation>& activations, const creatures::State& state);
    void end(const creatures::State& state, const creatures_text::Result& result);

    const PerPlayer<SideCounts>& counts() const { return counts_; }
    const std::string& record() const { return record_; }
    const std::optional<RecordDifference>& difference() const { return difference_; }

private:
    void note(const std::string& line);
    void count(const creatures_text::Activation& activation);
    void print_turn_heads(std::int32_t last, const creatures::State& state);
    void draw(const creatures::State& state) const;

    const CreaturesOptions& options_;
    const CreaturesBoard& board_;
    const creatures_text::GameRecord* expected_;
    view::Ink ink_;
    PerPlayer<SideCounts> counts_{};
    std::size_t lines_ = 0;
    std::string record_;
    std::optional<RecordDifference> difference_;
    std::int32_t turns_announced_ = 0, turn_shown_ = 0;
};

}  // namespace agon::cli
