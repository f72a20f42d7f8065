#pragma once
#include <gtest/gtest.h>

#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

// One game of each kind: what a search must cope with.
namespace agon::toys {

using Kinds = testing::Types<tictactoe::Rules, paint::Rules, fleet::Rules, pig::Rules>;

struct KindNames {
    template <class G>
    static std::string GetName(int) {
        return std::string(G::name);
    }
};

}  // namespace agon::toys
