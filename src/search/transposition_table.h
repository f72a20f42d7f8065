#pragma once
#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/check.h"

namespace agon::search {

// What a position is worth to whoever moves. Evaluations lie strictly between the extremes, so that won and lost are facts.
using Value = std::int32_t;
inline constexpr Value won = 1'000'000, drawn = 0, lost = -won;

struct Bounds {
    Value low = lost, high = won;
    bool operator==(const Bounds&) const = default;
};

// What was found out about positions, in a fixed amount of memory. The whole key is stored and compared: two positions whose
// hashes collide are never taken for each other, and a proof stays a proof.
template <std::regular Key>
class TranspositionTable {
public:
    struct Entry {
        Key key{};
        Bounds bounds;
        std::int16_t depth = 0;       // how far was searched below it
        std::uint8_t effort = 0;      // binary logarithm of the nodes it took
        std::uint8_t generation = 0;  // of the search that stored it; 0: nothing is stored here
    };

    explicit TranspositionTable(std::size_t bytes) : buckets_(std::max<std::size_t>(1, bytes / sizeof(Bucket))) {}

    // What older searches stored stays and is used, but gives way first.
    void begin_search() {
        generation_ = generation_ == newest ? std::uint8_t{1} : static_cast<std::uint8_t>(generation_ + 1);
    }

    const Entry* find(const Key& key, std::uint64_t hash) const {
        for (const Entry& entry : bucket_of(hash))
            if (entry.generation != 0 && entry.key == key) return &entry;
        return nullptr;
    }

    void store(const Key& key, std::uint64_t hash, Bounds bounds, int depth, std::uint64_t nodes) {
        AGON_CHECK(generation_ != 0);
        Bucket& bucket = bucket_of(hash);
        Entry* slot = std::find_if(bucket.begin(), bucket.end(),
                                   [&](const Entry& entry) { return entry.generation != 0 && entry.key == key; });
        if (slot == bucket.end())
            slot = std::min_element(bucket.begin(), bucket.end(),
                                    [this](const Entry& a, const Entry& b) { return worth(a) < worth(b); });
        *slot = {key, bounds, static_cast<std::int16_t>(depth), logarithm(nodes), generation_};
    }

    std::size_t capacity() const { return buckets_.size() * entries_per_bucket; }

private:
    static constexpr std::size_t entries_per_bucket = 4;
    static constexpr std::uint8_t newest = 255;
    using Bucket = std::array<Entry, entries_per_bucket>;

    // What is cheap to find again is overwritten first.
    int worth(const Entry& entry) const {
        if (entry.generation == 0) return -1;
        return (entry.generation == generation_ ? 64 : 0) + entry.effort;
    }

    static std::uint8_t logarithm(std::uint64_t nodes) {
        std::uint8_t bits = 0;
        while (nodes >>= 1) ++bits;
        return bits;
    }

    // The high half of hash * buckets: any number of buckets, no division.
    std::size_t index_of(std::uint64_t hash) const {
        return static_cast<std::size_t>(((hash >> 32) * static_cast<std::uint64_t>(buckets_.size())) >> 32);
    }
    Bucket& bucket_of(std::uint64_t hash) { return buckets_[index_of(hash)]; }
    const Bucket& bucket_of(std::uint64_t hash) const { return buckets_[index_of(hash)]; }

    std::vector<Bucket> buckets_;
    std::uint8_t generation_ = 0;
};

}  // namespace agon::search
