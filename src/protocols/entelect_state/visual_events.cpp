#include "protocols/entelect_state/visual_events.h"

#include "protocols/entelect_state/append.h"
#include "protocols/entelect_state/event_order.h"
#include "protocols/entelect_state/map_text.h"

namespace agon::entelect_state {
namespace {

using namespace entelect;  // all events are its

class Visualizer {
public:
    Visualizer(std::string& out, const State& after) : out_(out), after_(after) {}

    void operator()(const Selected& event) {
        begin("select", "");
        end(event.worm);
    }
    void operator()(const Idled& event) {
        begin("nothing", "");
        end(event.by);
    }
    void operator()(const StoodFrozen& event) {
        begin("nothing", "frozen");
        end(event.by);
    }
    void operator()(const Moved& event) {
        begin("move", "MOVED");
        append_places(event.from, event.to);
        end(event.by);
    }
    void operator()(const Collided& event) {
        begin("move", event.swapped ? "SWAPPED" : "PUSHEDBACK");
        append_places(event.from, event.from);
        end(event.by);
    }
    void operator()(const Dug& event) {
        begin("dig", "");
        append_place(",\"positionEnd\":", event.at);
        end(event.by);
    }
    void operator()(const Shot& event) {
        begin("shoot", enum_names(event.end)[static_cast<std::size_t>(event.end)]);
        append_places(event.from, event.at);
        end(event.by);
    }
    void operator()(const Blasted& event) { blasted_.push_back(event.at); }
    void operator()(const ThrewBanana& event) {
        threw("banana", event, blasted_);
        blasted_.clear();
    }
    void operator()(const ThrewSnowball& event) {
        std::vector<Cell> cells;
        if (event.impact != Impact::DeepSpace) cells = square_around(event.at);
        threw("snowball", event, cells);
    }
    void operator()(const auto&) {}

private:
    // All cells of the map in it, x by x and y by y within, as the original goes through them.
    std::vector<Cell> square_around(Cell middle) const {
        const int radius = after_.config().snowballs.freeze_radius;
        std::vector<Cell> cells;
        for (int x = middle.x - radius; x <= middle.x + radius; ++x)
            for (int y = middle.y - radius; y <= middle.y + radius; ++y)
                if (after_.ground.contains(x, y)) cells.emplace_back(x, y);
        return cells;
    }

    template <class Threw>
    void threw(std::string_view type, const Threw& event, const std::vector<Cell>& cells) {
        begin(type, enum_names(event.impact)[static_cast<std::size_t>(event.impact)]);
        append_places(event.from, event.at);
        append_worm(event.by);
        out_ += ",\"affectedCells\":[";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i > 0) out_ += ',';
            append_cell(cells[i]);
        }
        out_ += "]}";
    }

    void begin(std::string_view type, std::string_view result) {
        if (!is_first_) out_ += ',';
        is_first_ = false;
        out_.append("{\"type\":\"").append(type).append("\"");
        if (!result.empty()) out_.append(",\"result\":\"").append(result).append("\"");
    }
    void end(WormId worm) {
        append_worm(worm);
        out_ += '}';
    }
    void append_worm(WormId worm) {
        out_ += ",\"wormCommanded\":{\"id\":";
        append_number(out_, worm.id);
        out_ += ",\"playerId\":";
        append_number(out_, number_of(worm.player));
        out_ += '}';
    }
    void append_xy(Cell place) {
        out_ += "{\"x\":";
        append_number(out_, place.x);
        out_ += ",\"y\":";
        append_number(out_, place.y);
    }
    void append_place(std::string_view key, Cell place) {
        out_ += key;
        append_xy(place);
        out_ += '}';
    }
    void append_places(Cell start, Cell end) {
        append_place(",\"positionStart\":", start);
        append_place(",\"positionEnd\":", end);
    }
    void append_cell(Cell cell) {
        append_xy(cell);
        out_ += ",\"type\":\"";
        out_ += enum_names(Terrain{})[static_cast<std::size_t>(after_.ground[cell])];
        out_ += '"';
        if (after_.has_pack(cell)) append_powerup(out_, after_);
        out_ += '}';
    }

    std::string& out_;
    const State& after_;
    std::vector<Cell> blasted_;  // by the banana whose own fact is still to come
    bool is_first_ = true;
};

}  // namespace

void append_visual_events(std::string& out, const State& after, const std::vector<Event>& events) {
    out += '[';
    Visualizer visualizer(out, after);
    visit_in_original_order(events, visualizer);
    out += ']';
}

}  // namespace agon::entelect_state
