#include "catalog/games/entelect_rounds.h"

#include <array>

#include "games/entelect/command_text.h"
#include "protocols/entelect_state/state_writer.h"

namespace agon::catalog {
namespace {

using entelect::RuleBook;

class Rounds final : public match::RoundFiles {
public:
    Rounds(PositionSource<entelect::Rules> now, Player seat) : now_(std::move(now)), seat_(seat) {}

    int round() const override { return state().round() + 1; }

    std::span<const match::RoundFile> files() override {
        if (!written_) {
            writer_.player_json(state(), history_, seat_, json_);
            writer_.player_text(state(), history_, seat_, text_);
            files_ = {{{"state.json", json_}, {"textMap.txt", text_}, {"state.txt", text_}}};
            written_ = true;
        }
        const bool by_document = state().field->rules() == RuleBook::Document;
        return std::span(files_).first(by_document ? 3 : 2);
    }

    void stepped() override {
        history_.add(state(), now_().events);
        written_ = false;
    }

    std::string action(const std::optional<std::string>& command) const override {
        return entelect::Rules::write(entelect::read_commands(command.value_or("")));
    }

private:
    const entelect::State& state() const { return now_().state; }

    PositionSource<entelect::Rules> now_;
    Player seat_;
    entelect_state::History history_;
    entelect_state::StateWriter writer_;
    std::string json_, text_;
    std::array<match::RoundFile, 3> files_{};
    bool written_ = false;
};

}  // namespace

std::unique_ptr<match::RoundFiles> OriginalRounds<entelect::Rules>::open(PositionSource<entelect::Rules> now,
                                                                         Player seat) {
    return std::make_unique<Rounds>(std::move(now), seat);
}

}  // namespace agon::catalog
