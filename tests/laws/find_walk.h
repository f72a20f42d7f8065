#pragma once
#include <functional>
#include <optional>
#include <string>

#include "laws/walk.h"

// The only way to RapidCheck, whose headers take long to compile.
namespace agon::laws {

struct Finding {
    Walk walk;
    std::string complaint;
};

// Tries walks until the law complains about one, and makes that one as short as it can. The same walks every time, unless
// the environment says otherwise:
//   AGON_LAW_RUNS=1000           how many walks
//   AGON_LAW_WALK="0 keyed 7 3"  only this one, as printed with a complaint
//   RC_PARAMS="seed=7"           other walks
std::optional<Finding> find_walk(const std::function<Complaint(const Walk&)>& law);

// The complaint, the walk and how to repeat it.
std::string to_text(const Finding& finding);

}  // namespace agon::laws
