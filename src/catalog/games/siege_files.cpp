#include "catalog/games/siege.h"
#include "core/dice_kinds.h"
#include "protocols/siege_files/map_file.h"
#include "protocols/siege_files/play_orders.h"
#include "protocols/siege_files/status_file.h"

namespace agon::catalog {
namespace {

class Files final : public match::TurnFiles {
public:
    Files(PositionSource<siege::Rules> now, Player seat)
        : now_(std::move(now)), seat_(seat), map_(siege_files::write_map(*now_().state.map)) {}

    std::string_view map() const override { return map_; }

    // The order of the lines is that of the seed and the turn, so that a turn can be looked at again.
    std::string status() const override {
        const Position<siege::Rules>& position = now_();
        KeyedDice order = KeyedDice::for_ply(position.dice.seed, position.state.turns);
        return siege_files::write_status(position.state, seat_, order);
    }

    // Carried out on a copy: the match plays what was in order, and only then learns what was not.
    match::Answer read_orders(std::string_view orders) const override {
        siege::State state = now_().state;
        Journal<siege::Event> silent;
        return siege_files::answer_of(siege_files::play_orders(state, orders, silent));
    }

private:
    PositionSource<siege::Rules> now_;
    Player seat_;
    std::string map_;
};

}  // namespace

std::unique_ptr<match::TurnFiles> OriginalFiles<siege::Rules>::open(PositionSource<siege::Rules> now, Player seat) {
    return std::make_unique<Files>(std::move(now), seat);
}

}  // namespace agon::catalog
