#include "protocols/replay/replay_file.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/check.h"
#include "protocols/replay/chunks.h"
#include "protocols/replay/squeeze.h"

namespace agon::replay {
namespace {

std::string version_text(Packing packing) { return std::to_string(static_cast<int>(packing)); }
std::string first_line(Packing packing) { return std::string(format_name) + ' ' + version_text(packing) + '\n'; }

Unexpected<ParseError> expected(std::string what) { return {ParseError{0, 0, std::move(what)}}; }

Result<Packing, ParseError> read_first_line(std::string_view content) {
    constexpr std::size_t longest_line = 64;
    const std::string_view line = content.substr(0, std::min(content.find('\n'), longest_line));
    if (!line.starts_with(std::string(format_name) + ' '))
        return expected("a replay: what is in this zstd frame is something else");
    const std::string_view version = line.substr(format_name.size() + 1);
    const bool is_number = !version.empty() && version.find_first_not_of("0123456789") == std::string_view::npos;
    if (!is_number) return expected("a line like \"agon-record 2\" at the beginning of the replay");
    for (const Packing packing : {Packing::Plain, Packing::Trails})
        if (content.starts_with(first_line(packing))) return packing;
    return expected(std::string(format_name) + " version 1 or " + version_text(newest_packing) +
                    ", which are known here, instead of " + std::string(version));
}

}  // namespace

namespace detail {

std::string write_content(const match::Record& record, const PackedActions& actions) {
    ByteWriter out;
    out.raw(first_line(actions.packing));
    for (const Chunk& chunk : chunks) {
        if (!chunk.is_needed(record)) continue;
        ByteWriter part;
        chunk.write(part, record, actions);
        out.byte(static_cast<std::uint8_t>(chunk.letter));
        out.text(part.bytes());
    }
    return out.bytes();
}

Result<ReplayFile, ParseError> read_content(std::string_view content) {
    const auto packing = read_first_line(content);
    if (!packing) return Unexpected{packing.error()};
    std::array<std::optional<std::string_view>, chunk_count> found;
    ByteReader in(content.substr(first_line(*packing).size()));
    while (in.left() > 0) {
        const char letter = static_cast<char>(in.byte());
        const std::string_view part = in.text();
        if (in.failed()) return expected("a whole replay: its last part breaks off");
        for (std::size_t i = 0; i < chunk_count; ++i) {
            if (chunks[i].letter != letter) continue;
            if (found[i]) return expected("only one part \"" + std::string(chunks[i].name) + "\" in the replay");
            found[i] = part;
        }
    }
    ReplayFile file;
    file.actions.packing = *packing;
    for (std::size_t i = 0; i < chunk_count; ++i) {
        const std::string name(chunks[i].name);
        if (!found[i] && chunks[i].required) return expected("a part \"" + name + "\" in the replay");
        if (!found[i]) continue;
        ByteReader part(*found[i]);
        chunks[i].read(part, file);
        if (!part.ended_well()) return expected("sound numbers in the part \"" + name + "\" of the replay");
    }
    // A step ends at most one turn.
    if (file.record.turn_hashes.size() > file.steps) return expected("at most one hash for each step of the replay");
    return file;
}

}  // namespace detail

std::string write_replay(const match::Record& record, const PackedActions& actions) {
    const std::string content = detail::write_content(record, actions);
    AGON_CHECK(record.steps.size() <= most_steps && content.size() <= most_bytes_unpacked);
    return squeeze(content);
}

Result<ReplayFile, ParseError> read_replay(std::string_view bytes) {
    const auto content = unsqueeze(bytes, most_bytes_unpacked);
    if (!content) return Unexpected{content.error()};
    return detail::read_content(*content);
}

}  // namespace agon::replay
