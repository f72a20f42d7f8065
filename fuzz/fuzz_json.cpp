// Any bytes as JSON, and whatever they say as the values of every toy.
#include "core/dice_kinds.h"
#include "games.h"
#include "input.h"
#include "protocols/json/json.h"

namespace agon::fuzz {
namespace {

template <class T>
void read_as(const Tree& tree) {
    for (const Missing missing : {Missing::IsAnError, Missing::KeepsDefault}) {
        const auto read = from_tree<T>(tree, missing);
        if (!read) AGON_CHECK(!read.error().expected.empty());
        else AGON_CHECK(json::from_json<T>(json::to_json(*read)) == *read);
    }
}

// What is accepted as a setup can be started.
template <Game G>
void start_from(const Tree& tree) {
    const auto setup = from_tree<typename G::Setup>(tree, Missing::KeepsDefault);
    if (!setup || G::problem_with(*setup)) return;
    KeyedDice dice(1);
    AGON_CHECK(!G::problem_with(G::start(*setup, dice)));
}

struct ReadValues {
    const Tree& tree;

    template <Game G>
    void operator()() const {
        read_as<typename G::Setup>(tree);
        read_as<typename G::Action>(tree);
        read_as<typename G::Event>(tree);
        read_as<typename G::State>(tree);
        read_as<typename G::Observation>(tree);
        start_from<G>(tree);
    }
};

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const auto tree = agon::json::parse(agon::fuzz::as_text(bytes, count));
    if (!tree) {
        AGON_CHECK(tree.error().line > 0 && tree.error().column > 0 && !tree.error().expected.empty());
        return 0;
    }
    agon::fuzz::read_as<agon::DiceCursor>(*tree);
    agon::fuzz::read_as<agon::Scene>(*tree);
    agon::fuzz::with_each_game(agon::fuzz::ReadValues{*tree});
    return 0;
}
