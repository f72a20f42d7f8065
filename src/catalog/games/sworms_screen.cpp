#include "catalog/games/sworms.h"
#include "core/check.h"
#include "protocols/sworms_console/session.h"

namespace agon::catalog {
namespace {

// A session of its own beside the table: the same setup and dice, so that the same actions give the same screens.
class Screen final : public match::Console {
public:
    Screen(std::unique_ptr<Dice> dice, sworms_console::Session session)
        : dice_(std::move(dice)), session_(std::move(session)) {}

    std::string opening() const override { return session_.opening(); }

    match::ConsoleReply read(std::string_view line) override {
        auto reading = session_.read(line);
        if (const auto* action = std::get_if<sworms::Action>(&reading)) return {"", sworms::Rules::write(*action)};
        return {std::get<std::string>(std::move(reading)), std::nullopt, session_.over()};
    }

    std::string show_step(const PerPlayer<std::optional<std::string>>& actions) override {
        const auto& text = actions[session_.state().to_move];
        AGON_CHECK(text.has_value());
        const auto action = sworms::Rules::read_action(*text);
        AGON_CHECK(action.has_value());
        return session_.perform(*action);
    }

private:
    std::unique_ptr<Dice> dice_;  // the session rolls them
    sworms_console::Session session_;
};

}  // namespace

std::unique_ptr<match::Console> OriginalConsole<sworms::Rules>::open(const sworms::Setup& setup,
                                                                     const DiceCursor& cursor) {
    auto dice = make_dice(cursor);
    auto session = sworms_console::Session::begin(setup, {}, *dice);
    return session ? std::make_unique<Screen>(std::move(dice), *std::move(session)) : nullptr;
}

}  // namespace agon::catalog
