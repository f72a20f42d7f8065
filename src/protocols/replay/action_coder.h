#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/fields.h"
#include "core/player.h"
#include "protocols/replay/habit.h"
#include "protocols/replay/models.h"
#include "protocols/replay/packing.h"
#include "protocols/replay/ports.h"
#include "protocols/replay/trail.h"

// Actions in as few bytes as their surprise: any type with a field list (core/fields.h). Writing and reading are one piece of
// code that walks through the value, so that they cannot part.
namespace agon::replay {

template <class Action, class Port>
class ActionCoder {
public:
    static constexpr std::size_t longest_text = 1 << 12, longest_list = 1 << 12;

    explicit ActionCoder(Port port, Packing packing = newest_packing) : port_(std::move(port)), packing_(packing) {}

    // Writes the action, or reads one into it. False if what was read is no action; whoever reads stops there.
    bool code(Player player, Action& action) {
        Habit<Action>& habit = habits_[player];
        player_ = player;
        if (const Action* guess = habit.guess()) {
            const Places places = {root, mix(root, habit.run()), mix(root, 32 + 2 * habit.run() + last_guess_held_)};
            last_guess_held_ = models_.code(!Port::reads && action == *guess, places, 0, port_);
            if (last_guess_held_) {
                action = Action(*guess);
                habit.add(action, habit.guessed_fingerprint());
                return !port_.ran_dry();
            }
        }
        fingerprint_ = before_ = 0;
        sound_ = true;
        code_value(action, mix(root, 1));
        if (!sound_ || port_.ran_dry()) return false;
        habit.add(action, fingerprint_);
        return true;
    }

    Port& port() { return port_; }

private:
    static constexpr std::uint32_t root = 0x61676f6e;

    template <class T>
    void code_value(T& value, std::uint32_t path) {
        if constexpr (std::same_as<T, bool>) {
            value = code_choice(value ? 1 : 0, 2, path) == 1;
        } else if constexpr (std::integral<T>) {
            value = code_integer(value, path);
        } else if constexpr (std::is_enum_v<T>) {
            static_assert(NamedEnum<T>, "an enum in an action needs enum_names (core/fields.h)");
            value = static_cast<T>(code_choice(static_cast<std::size_t>(value), enum_names(T{}).size(), path));
        } else if constexpr (NumberLike<T>) {
            value = T::from_number(code_integer(value.number(), path));
        } else if constexpr (TextLike<T>) {
            std::string text(value.text());
            code_text(text, path);
            if constexpr (Port::reads) {
                auto known = sound_ ? T::from_text(text) : std::nullopt;
                if (known) value = *std::move(known);
                else sound_ = false;
            }
        } else if constexpr (std::same_as<T, std::string>) {
            code_text(value, path);
        } else if constexpr (OptionalLike<T>) {
            const bool there = code_choice(value.has_value() ? 1 : 0, 2, path) == 1;
            if constexpr (Port::reads) value.reset();
            if (Port::reads && there) value.emplace();
            if (there) code_value(*value, mix(path, 1));
        } else if constexpr (VariantLike<T>) {
            const std::size_t index = code_choice(value.index(), std::variant_size_v<T>, path);
            code_alternative(value, index, path);
        } else if constexpr (PairLike<T>) {
            code_elements(value.values.data(), value.values.size(), mix(path, 1));
        } else if constexpr (is_fixed_array<T>) {
            code_elements(value.data(), value.size(), mix(path, 1));
        } else if constexpr (ListLike<T>) {
            const std::size_t size = code_size(value.size(), longest_list, path);
            if constexpr (Port::reads) value.clear();
            if constexpr (Port::reads) value.resize(size);
            code_elements(value.data(), size, mix(path, 1));
        } else if constexpr (GridLike<T>) {
            const std::size_t width = code_size(static_cast<std::size_t>(value.width()), longest_list, path);
            const std::size_t height = code_size(static_cast<std::size_t>(value.height()), longest_list, mix(path, 3));
            if (width * height > longest_list) sound_ = false;
            if (!sound_) return;
            if constexpr (Port::reads) value = T(static_cast<int>(width), static_cast<int>(height));
            code_elements(value.begin(), value.size(), mix(path, 1));
        } else if constexpr (SharedLike<T>) {
            std::remove_cvref_t<decltype(*value)> content = *value;
            code_value(content, path);
            value = T(std::move(content));
        } else if constexpr (PointLike<T>) {
            code_point(value, path);
        } else {
            static_assert(HasFields<T>, "a struct in an action needs a field list (core/fields.h)");
            code_fields(value, path);
        }
    }

    template <class T>
    void code_fields(T& value, std::uint32_t path) {
        std::uint32_t number = 0;
        T::fields(value, [&](std::string_view, auto& field) {
            if (sound_) code_value(field, mix(path, ++number));
        });
    }

    // Which of the points on the player's trail is meant, and how far from it this one is.
    template <class T>
    void code_point(T& value, std::uint32_t path) {
        if (packing_ == Packing::Plain) return code_fields(value, path);
        Trail& trail = trails_[player_];
        Point point{};
        if constexpr (!Port::reads) {
            std::size_t number = 0;
            T::fields(value, [&](std::string_view, auto& field) { point[number++] = field; });
        }
        const std::size_t from = code_origin(trail, trail.closest_to(point), path);
        const Point origin = trail[from];
        std::uint32_t number = 0;
        std::uint32_t way = 0;  // how far it goes in the field before
        T::fields(value, [&]<class Field>(std::string_view, Field& field) {
            const std::uint32_t place = mix(path, 0x40 + number);
            const auto last = static_cast<std::uint64_t>(origin[number]);
            const Places places{mix(root, 0x70 + number), place, mix(place, 0x1000 + way)};
            field = code_difference(field, last, places);
            point[number++] = field;
            note(static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<Field>>(field)));
            way = 1 + static_cast<std::uint32_t>(field) - static_cast<std::uint32_t>(last);
        });
        trail.add(point, from);
    }

    std::size_t code_origin(const Trail& trail, std::size_t from, std::uint32_t path) {
        std::uint32_t& last = last_origin_[player_];
        const Places places{mix(root, 0x50), mix(path, 0x51), mix(path, 0x60 + last)};
        std::uint32_t coded = 0;
        while (coded + 1 < trail.size() && models_.code(coded < from, places, 0x200 + coded, port_)) ++coded;
        last = coded;
        return coded;
    }

    template <class T>
    void code_elements(T* first, std::size_t count, std::uint32_t path) {
        for (std::size_t i = 0; i < count && sound_ && !port_.ran_dry(); ++i) code_value(first[i], path);
    }

    template <std::size_t I = 0, class T>
    void code_alternative(T& value, std::size_t index, std::uint32_t path) {
        if constexpr (I < std::variant_size_v<T>) {
            if (I != index) return code_alternative<I + 1>(value, index, path);
            if constexpr (Port::reads) value.template emplace<I>();
            code_value(std::get<I>(value), mix(path, 16 + I));
        }
    }

    // One of `count` values, from 0: its bits from the highest to the lowest.
    std::size_t code_choice(std::size_t choice, std::size_t count, std::uint32_t path) {
        if (count < 2) return 0;
        std::uint64_t& last = last_at(path);
        const Places places = places_of(path, last);
        const int bits = static_cast<int>(std::bit_width(count - 1));
        std::uint32_t node = 1;
        for (int bit = bits - 1; bit >= 0; --bit)
            node = 2 * node + (models_.code((choice >> bit & 1) != 0, places, node, port_) ? 1 : 0);
        std::size_t coded = node - (std::size_t{1} << bits);
        if (coded >= count) sound_ = false;
        if (coded >= count) coded = 0;
        last = coded;
        note(coded);
        return coded;
    }

    // The difference to the last number of this player in this place, wherever it wraps, with its sign in the lowest bit.
    template <std::integral T>
    T code_integer(T value, std::uint32_t path) {
        std::uint64_t& last = last_at(path);
        const T found = code_difference(value, last, places_of(path, last));
        last = static_cast<std::make_unsigned_t<T>>(found);
        note(last);
        return found;
    }

    template <std::integral T>
    T code_difference(T value, std::uint64_t last, const Places& places) {
        using Natural = std::make_unsigned_t<T>;
        constexpr int width = std::numeric_limits<Natural>::digits;
        const auto difference = static_cast<Natural>(static_cast<Natural>(value) - static_cast<Natural>(last));
        const bool negative = (difference >> (width - 1)) != 0;
        const auto folded = static_cast<Natural>((difference << 1) ^ (negative ? Natural(-1) : Natural(0)));
        const auto coded = static_cast<Natural>(code_natural(folded, width, places));
        const auto unfolded = static_cast<Natural>((coded >> 1) ^ ((coded & 1) != 0 ? Natural(-1) : Natural(0)));
        return static_cast<T>(static_cast<Natural>(static_cast<Natural>(last) + unfolded));
    }

    // How many bits it has, then those below the highest.
    std::uint64_t code_natural(std::uint64_t value, int most_bits, const Places& places) {
        constexpr int bits_with_models_of_their_own = 3;
        const int width = static_cast<int>(std::bit_width(value));
        int bits = 0;
        while (bits < most_bits && models_.code(bits < width, places, 0x100u + static_cast<std::uint32_t>(bits), port_))
            ++bits;
        if (bits < 2) return static_cast<std::uint64_t>(bits);
        std::uint64_t coded = 1;
        for (int left = bits - 2; left >= 0; --left) {
            const bool early = bits - 2 - left < bits_with_models_of_their_own;
            const auto node = static_cast<std::uint32_t>(bits) << 8 |
                              (early ? static_cast<std::uint32_t>(coded) : 0x80u + static_cast<std::uint32_t>(left));
            coded = 2 * coded + (models_.code((value >> left & 1) != 0, places, 0x10000u + node, port_) ? 1 : 0);
        }
        return coded;
    }

    std::size_t code_size(std::size_t size, std::size_t most, std::uint32_t path) {
        const std::size_t coded = code_integer(static_cast<std::uint32_t>(size), mix(path, 2));
        if (coded <= most) return coded;
        sound_ = false;
        return 0;
    }

    // Often a letter repeats the one before it, and the first one that of the last text; else it is guessed from that one, and
    // from the two before.
    void code_text(std::string& text, std::uint32_t path) {
        const std::size_t size = code_size(text.size(), longest_text, path);
        if constexpr (Port::reads) text.assign(size, '\0');
        std::uint64_t& last_beginning = last_at(path);
        auto last = static_cast<std::uint32_t>(last_beginning);
        std::uint32_t last_but_one = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const Places places = {path, mix(path, 0x1000 + last), mix(path, 0x10000 + (last_but_one << 8 | last))};
            const std::uint32_t letter = static_cast<unsigned char>(text[i]);
            std::uint32_t coded = last;
            if (!models_.code(letter == last, places, 0, port_)) {
                coded = 1;
                for (int bit = 7; bit >= 0; --bit)
                    coded = 2 * coded + (models_.code((letter >> bit & 1) != 0, places, coded, port_) ? 1 : 0);
                coded &= 0xff;
            }
            text[i] = static_cast<char>(coded);
            if (i == 0) last_beginning = coded;
            fingerprint_ = mix(fingerprint_, coded);
            last_but_one = std::exchange(last, coded);
            if (Port::reads && port_.ran_dry()) break;
        }
        before_ = last;
    }

    std::uint64_t& last_at(std::uint32_t path) { return last_[player_][path % last_[player_].size()]; }
    Places places_of(std::uint32_t path, std::uint64_t last) const {
        return {path, mix(path, 0x1000 + before_), mix(path, 0x100000 + static_cast<std::uint32_t>(last))};
    }
    void note(std::uint64_t coded) {
        before_ = static_cast<std::uint32_t>(coded);
        fingerprint_ = mix(fingerprint_, before_ ^ static_cast<std::uint32_t>(coded >> 32));
    }

    Port port_;
    Packing packing_;
    Models<12> models_;
    PerPlayer<Habit<Action>> habits_;
    PerPlayer<std::array<std::uint64_t, 64>> last_{};  // the numbers last coded for a player, by their place
    PerPlayer<Trail> trails_;
    PerPlayer<std::uint32_t> last_origin_{};
    Player player_ = Player::First;
    std::uint32_t before_ = 0;  // what was coded just before in this action
    std::uint32_t fingerprint_ = 0;
    bool last_guess_held_ = false;
    bool sound_ = true;
};

}  // namespace agon::replay
