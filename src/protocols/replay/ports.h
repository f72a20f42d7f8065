#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "protocols/replay/range_coder.h"

// Where bits go to or come from, so that one piece of code both writes and reads.
namespace agon::replay {

class WritingPort {
public:
    static constexpr bool reads = false;
    bool operator()(bool bit, std::uint32_t chance) {
        out_.put(bit, chance);
        return bit;
    }
    bool ran_dry() const { return false; }
    std::string finish() { return out_.finish(); }

private:
    RangeEncoder out_;
};

class ReadingPort {
public:
    static constexpr bool reads = true;
    explicit ReadingPort(std::string_view bytes) : in_(bytes) {}
    bool operator()(bool, std::uint32_t chance) { return in_.take(chance); }
    bool ran_dry() const { return in_.ran_dry(); }

private:
    RangeDecoder in_;
};

}  // namespace agon::replay
