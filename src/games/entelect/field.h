#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/cell.h"
#include "games/entelect/config.h"

namespace agon::entelect {

// A set of cells in 64 bits: a cell whose bit is missing is not in it.
constexpr std::uint64_t mark_of(Cell cell) { return std::uint64_t{1} << ((cell.x + 8 * cell.y) & 63); }

// A cell of a blast, as seen from its middle, and what it does to a worm there.
struct BlastCell {
    Step from_middle;
    std::int32_t damage = 0;
};

// Of a board so wide; its middle is between four cells if that is even. Roots are rounded alike everywhere.
double distance_from_middle(Cell cell, int side);

// What never changes during a match: the numbers, whose word counts, where packs lay at the start, and what follows from them.
class Field {
public:
    Field() : Field(Config{}, RuleBook::Engine, {}) {}
    Field(Config config, RuleBook rules, std::vector<Cell> packs);

    const Config& config() const { return config_; }
    RuleBook rules() const { return rules_; }
    const Reading& reading() const { return reading_; }
    const std::vector<Cell>& packs() const { return packs_; }
    std::uint64_t pack_marks() const { return pack_marks_; }

    int worms_each() const { return static_cast<int>(professions_.size()); }
    // Worm ids count from 1, in the order commandos, agents, technologists.
    Profession profession_of(int id) const { return professions_[static_cast<std::size_t>(id - 1)]; }
    const WormsConfig& numbers_of(int id) const { return config_.of(profession_of(id)); }

    std::uint8_t ammunition_of(int id) const {  // at the start
        const Profession profession = profession_of(id);
        if (profession == Profession::Agent) return static_cast<std::uint8_t>(config_.bananas.count);
        return profession == Profession::Technologist ? static_cast<std::uint8_t>(config_.snowballs.count)
                                                      : std::uint8_t{0};
    }

    // So many consecutive do-nothings disqualify.
    int fatal_do_nothings() const { return fatal_do_nothings_; }

    // The cells that are outside of the lava's radius in this round, a bit each, row by row; none before there is lava.
    const std::uint64_t* flooded(int round) const {
        if (round < first_lava_round_) return nullptr;
        const auto since = static_cast<std::size_t>(round - first_lava_round_);
        return masks_.data() + mask_of_round_[std::min(since, mask_of_round_.size() - 1)] * words_;
    }

    // Cells within a banana's radius, x by x and y by y within, as the original goes through them.
    const std::vector<BlastCell>& blast() const { return blast_; }

    bool operator==(const Field& other) const {
        return rules_ == other.rules_ && packs_ == other.packs_ && config_ == other.config_;
    }

private:
    void lay_lava();
    void lay_blast();

    Config config_;
    RuleBook rules_;
    Reading reading_;
    std::vector<Cell> packs_;
    std::uint64_t pack_marks_ = 0;
    std::vector<Profession> professions_;
    int fatal_do_nothings_ = 0;
    int first_lava_round_ = 0;
    std::size_t words_ = 0;                     // of a mask
    std::vector<std::uint64_t> masks_;          // one after the other
    std::vector<std::uint16_t> mask_of_round_;  // from the first round of lava
    std::vector<BlastCell> blast_;
};

}  // namespace agon::entelect
