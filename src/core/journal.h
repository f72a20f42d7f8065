#pragma once
#include <utility>
#include <vector>

namespace agon {

// Where rules write what happened. A silent journal drops it at the cost of one comparison; the rules never ask which
// kind they were given, so both kinds lead to the same state.
template <class Event>
class Journal {
public:
    Journal() = default;
    explicit Journal(std::vector<Event>& events) : events_(&events) {}

    template <class Fact>
    void note(Fact&& fact) {
        if (events_) events_->emplace_back(std::forward<Fact>(fact));
    }

private:
    std::vector<Event>* events_ = nullptr;
};

}  // namespace agon
