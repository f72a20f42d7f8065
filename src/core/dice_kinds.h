#pragma once
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/dice.h"

namespace agon {

// std::mt19937 with the mapping of libstdc++ 11 and later.
class MersenneDice final : public Dice {
public:
    explicit MersenneDice(std::uint32_t seed) : seed_(seed), generator_(seed) {}
    int roll(int low, int high) override;
    DiceCursor cursor() const override;
    void skip(std::uint64_t draws);

private:
    std::uint32_t draw();

    std::uint32_t seed_;
    std::uint64_t draws_ = 0;
    std::mt19937 generator_;
};

// Kotlin's Random(seed): XorWow, its nextInt(from, until) and its nextBoolean.
class XorWowDice final : public Dice {
public:
    explicit XorWowDice(std::int32_t seed);
    int roll(int low, int high) override;
    bool flip() override { return draw() >> 31 != 0; }
    DiceCursor cursor() const override;
    void skip(std::uint64_t draws);

private:
    std::uint32_t draw();

    std::int32_t seed_;
    std::uint64_t draws_ = 0;
    std::uint32_t x_, y_, z_ = 0, w_ = 0, v_, addend_;
};

// A counter run through a mixing function: made in no time, any number of them side by side. For searches and playouts, and
// keyed by ply for perft, where a roll must depend on the depth alone and not on the order of traversal.
class KeyedDice final : public Dice {
public:
    explicit KeyedDice(std::uint64_t key) : key_(key) {}
    static KeyedDice for_ply(std::uint64_t seed, int ply);
    int roll(int low, int high) override;
    DiceCursor cursor() const override;
    void skip(std::uint64_t draws) { draws_ += draws; }

private:
    std::uint32_t draw();

    std::uint64_t key_;
    std::uint64_t draws_ = 0;
};

// Stubborn dice for tests: the bounds of every roll can be checked without luck.
class LowDice final : public Dice {
public:
    int roll(int low, int high) override {
        AGON_CHECK(low <= high);
        return low;
    }
    DiceCursor cursor() const override { return {DiceKind::Low, 0, 0, {}}; }
};

class HighDice final : public Dice {
public:
    int roll(int low, int high) override {
        AGON_CHECK(low <= high);
        return high;
    }
    DiceCursor cursor() const override { return {DiceKind::High, 0, 0, {}}; }
};

// Says what it was told to, in order. A roll that the script does not have, or that is out of its range, throws
// BrokenInvariant: a test (or a person using `agon step`) asked for something impossible.
class ScriptedDice final : public Dice {
public:
    explicit ScriptedDice(std::vector<int> rolls) : rolls_(std::move(rolls)) {}
    int roll(int low, int high) override;
    DiceCursor cursor() const override;

private:
    std::vector<int> rolls_;
    std::size_t next_ = 0;
};

}  // namespace agon
