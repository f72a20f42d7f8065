#pragma once
#include <ostream>
#include <string_view>
#include <vector>

#include "laws/game_law.h"
#include "laws/laws.h"

// Toys with one bug each: they show that the laws can fail.
namespace agon::laws {

// A law, a toy that breaks it, and the toy as it should be.
struct BrokenToy {
    std::string_view bug;
    GameLaw broken, honest;

    friend std::ostream& operator<<(std::ostream& out, const BrokenToy& toy) { return out << toy.bug; }
};

std::vector<BrokenToy> toys_with_broken_actions();
std::vector<BrokenToy> toys_with_broken_courses();
std::vector<BrokenToy> toys_with_broken_states();
std::vector<BrokenToy> toys_with_broken_texts();
std::vector<BrokenToy> toys_that_give_secrets_away();

// Like the toy `Base` in everything that `Self`, which derives from this, does not say otherwise. What takes a position is
// handed on, because a position of Self is not one of Base.
template <class Self, class Base>
struct Like : Base {
    using Honest = Base;

    static typename Base::Observation observe(const Position<Self>& position, Player player) {
        return Base::observe(honest(position), player);
    }
    static Scene scene(const Position<Self>& position, Viewer viewer) { return Base::scene(honest(position), viewer); }

protected:
    static Position<Base> honest(const Position<Self>& position) {
        return {position.state, position.dice, position.events};
    }
};

}  // namespace agon::laws

// `Toy` must break `law`, and what it is like must not.
#define AGON_BREAKS(Toy, law)                                                     \
    ::agon::laws::BrokenToy {                                                     \
#Toy, ::agon::laws::game_law < Toy>(#law, &law <Toy>, {{}}),              \
            ::agon::laws::game_law < Toy::Honest>(#law, &law <Toy::Honest>, {{}}) \
    }
