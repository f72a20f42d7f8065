#include "catalog/games/creatures.h"
#include "protocols/creatures_text/library_lines.h"

namespace agon::catalog {
namespace {

class CreaturesTalk final : public match::LibraryTalk {
public:
    CreaturesTalk(PositionSource<creatures::Rules> now, Player seat, std::uint64_t seed)
        : now_(std::move(now)), seat_(seat), seed_(seed) {}

    std::string question() const override {
        return creatures_text::library_question(creatures::Rules::observe(now_(), seat_), seat_, seed_);
    }

    Result<std::string, ParseError> read_answer(std::string_view line) const override {
        const auto action = creatures_text::read_library_answer(line);
        if (!action) return Unexpected{action.error()};
        return creatures::Rules::write(*action);
    }

private:
    PositionSource<creatures::Rules> now_;
    Player seat_;
    std::uint64_t seed_;
};

}  // namespace

std::unique_ptr<match::LibraryTalk> OriginalLibrary<creatures::Rules>::open(PositionSource<creatures::Rules> now,
                                                                            Player seat, std::uint64_t seed) {
    return std::make_unique<CreaturesTalk>(std::move(now), seat, seed);
}

}  // namespace agon::catalog
