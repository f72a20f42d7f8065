#include "laws/find_walk.h"

#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include <array>
#include <cstdlib>
#include <exception>
#include <unordered_map>

#include "support/environment.h"

namespace agon::laws {
namespace {

#ifdef AGON_LAW_USUAL_RUNS
constexpr int usual_runs = AGON_LAW_USUAL_RUNS;  // sanitizers are slow: fewer walks have to do
#else
constexpr int usual_runs = 60;
#endif

Complaint complaint_or_crash(const std::function<Complaint(const Walk&)>& law, const Walk& walk) {
    try {
        return law(walk);
    } catch (const std::exception& problem) { return std::string("threw ") + problem.what(); }
}

rc::detail::TestParams parameters() {
    rc::detail::TestParams chosen;
    chosen.seed = 1;
    if (std::getenv("RC_PARAMS") != nullptr) chosen = rc::detail::configuration().testParams;
    chosen.maxSuccess = support::count_from_environment("AGON_LAW_RUNS", usual_runs);
    return chosen;
}

Walk any_walk() {
    constexpr std::array kinds{DiceKind::Keyed, DiceKind::Mersenne, DiceKind::XorWow};  // shrinks to the front
    Walk walk;
    walk.setup = *rc::gen::inRange<std::uint32_t>(0, 16);
    walk.dice = kinds[*rc::gen::inRange<std::size_t>(0, kinds.size())];
    walk.seed = *rc::gen::inRange<std::uint32_t>(0, 1'000'000);
    walk.choices =
        *rc::gen::scale(2, rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(0, 1000)));
    walk.to_the_end = *rc::gen::inRange(0, 4) == 3;
    return walk;
}

}  // namespace

std::optional<Finding> find_walk(const std::function<Complaint(const Walk&)>& law) {
    std::optional<Finding> finding;
    const auto fails = [&](const Walk& walk) {
        // The last walk that failed is the shortest: RapidCheck goes on only from smaller ones that fail too.
        if (auto complaint = complaint_or_crash(law, walk)) return finding = Finding{walk, *complaint}, true;
        return false;
    };
    if (const char* given = std::getenv("AGON_LAW_WALK")) {
        const auto walk = read_walk(given);
        if (!walk) return Finding{{}, "AGON_LAW_WALK: " + to_text(walk.error())};
        fails(*walk);
        return finding;
    }
    rc::detail::TestListenerAdapter quiet;
    rc::detail::checkTestable([&] { return !fails(any_walk()); }, rc::detail::TestMetadata{}, parameters(), quiet,
                              std::unordered_map<std::string, rc::detail::Reproduce>{});
    return finding;
}

std::string to_text(const Finding& finding) {
    return finding.complaint + "\nrepeat it with AGON_LAW_WALK=\"" + to_text(finding.walk) + "\"";
}

}  // namespace agon::laws
