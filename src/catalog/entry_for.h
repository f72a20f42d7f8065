#pragma once
#include <utility>

#include "catalog/entry.h"
#include "catalog/table_of.h"
#include "protocols/replay/replay.h"

namespace agon::catalog {

namespace detail {

template <FullGame G>
Result<typename G::Setup, BadOrder> read_setup(const std::optional<std::string>& text) {
    if (!text) return typename G::Setup{};
    auto setup = json::from_json<typename G::Setup>(*text, Missing::KeepsDefault);
    if (!setup) return Unexpected{BadOrder{OrderPart::Setup, setup.error()}};
    if (auto problem = G::problem_with(*setup)) {
        return Unexpected{BadOrder{OrderPart::Setup, {0, 0, "a setup that can be played: " + *problem}}};
    }
    return std::move(*setup);
}

template <FullGame G>
Result<std::unique_ptr<Table>, BadOrder> open_table(const TableOrder& order) {
    using Opened = std::unique_ptr<Table>;
    auto setup = read_setup<G>(order.setup);
    if (!setup) return Unexpected{setup.error()};
    if (!order.position) return Opened(std::make_unique<TableOf<G>>(std::move(*setup), order.dice, order.past));
    auto position = position::read_position<G>(*order.position);
    if (!position) return Unexpected{BadOrder{OrderPart::Position, position.error()}};
    return Opened(std::make_unique<TableOf<G>>(std::move(*setup), std::move(*position), order.past));
}

template <FullGame G>
Result<std::string, replay::Problem> write_replay(match::Record& record) {
    if (auto problem = replay::seal<G>(record)) return Unexpected{*std::move(problem)};
    const auto packed = replay::pack_actions<G>(record);
    if (!packed) return Unexpected{packed.error()};
    return replay::write_replay(record, *packed);
}

}  // namespace detail

template <class G>
GameEntry entry_for() {
    static_assert(FullGame<G>);
    return {
        .name = G::name,
        .summary = G::summary,
        .nature = [] { return watch_random_games<G>(typename G::Setup{}); },
        .bots = bot_names<G>,
        .write_default_setup = [](FieldWriter& out) { write_fields(out, typename G::Setup{}); },
        .open = [](const TableOrder& order) { return detail::open_table<G>(order); },
        .bench =
            [](const search::BenchEffort& effort) {
                const auto setup = search::measured_setup<G>();
                return std::vector{search::measure_rules<G>(setup, effort), search::measure_playouts<G>(setup, effort)};
            },
        .write_replay = [](match::Record& record) { return detail::write_replay<G>(record); },
        .verify = [](const replay::ReplayFile& file) { return replay::verify<G>(file); },
        .unpack = [](const replay::ReplayFile& file) { return replay::unpack<G>(file); },
    };
}

}  // namespace agon::catalog
