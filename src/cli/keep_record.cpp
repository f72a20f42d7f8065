#include "cli/keep_record.h"

#include <fmt/format.h>

#include "cli/exit.h"
#include "cli/replay_input.h"
#include "system/file.h"
#include "view/escaped.h"

namespace agon::cli {

std::string keep_record(const catalog::GameEntry& game, match::Record& record, const std::string& file) {
    constexpr std::size_t longest_word = 16'000;  // records longer than this are not carried by a command line
    const auto bytes = game.write_replay(record);
    if (!bytes) throw Failure{Exit::Internal, "the record is not sound: " + bytes.error().sentence};
    if (file.empty()) return bytes->size() * 4 / 3 < longest_word ? replay_word(*bytes) : "";
    if (const auto problem = system::write_file(file, *bytes)) throw Failure{Exit::CannotWrite, problem->message};
    return file;
}

std::optional<Failure> try_to_keep_record(const catalog::GameEntry& game, match::Record& record, std::string& file) {
    record.has_times = false;
    if (file.empty()) return std::nullopt;
    try {
        keep_record(game, record, file);
        return std::nullopt;
    } catch (const Failure& failure) {
        file.clear();
        return failure;
    }
}

void stop_unless_all_is_well(const match::Verdict& verdict, const std::optional<Failure>& trouble) {
    if (verdict.ending == match::Ending::Interrupted) throw Failure{Exit::Interrupted, "interrupted"};
    if (verdict.ending == match::Ending::Internal) throw Failure{Exit::Internal, verdict.sentence};
    if (!verdict.is_a_result()) throw Failure{Exit::Unavailable, verdict.sentence};
    if (trouble) throw *trouble;
}

std::string rerun_command(std::string_view record, Player seat, std::string_view bot, const ProgramOptions& programs) {
    return fmt::format("agon rerun {} --seat {} {}{}", view::shell_word(record), number_of(seat), view::shell_word(bot),
                       words_for(programs));
}

}  // namespace agon::cli
