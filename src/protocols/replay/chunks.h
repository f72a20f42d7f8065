#pragma once
#include <string>
#include <string_view>

#include "protocols/replay/bytes.h"
#include "protocols/replay/replay_file.h"

// The parts of a replay file, each with a letter. A reader passes over letters that it does not know.
namespace agon::replay::detail {

struct Chunk {
    char letter;
    std::string_view name;
    bool required;
    bool (*is_needed)(const match::Record& record);
    void (*write)(ByteWriter& out, const match::Record& record, const PackedActions& actions);
    void (*read)(ByteReader& in, ReplayFile& file);  // the number of steps is known by then
};

// In the order in which they are written.
inline constexpr std::size_t chunk_count = 8;
extern const Chunk chunks[chunk_count];

}  // namespace agon::replay::detail
