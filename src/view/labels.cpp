#include "view/labels.h"

namespace agon::view {

namespace {

// a to z, then aa, ab and so on.
std::string letters_of(int index, char first) {
    std::string letters;
    for (int rest = index; rest >= 0; rest = rest / 26 - 1)
        letters.insert(letters.begin(), static_cast<char>(first + rest % 26));
    return letters;
}

}  // namespace

std::string column_label(const Scene& scene, int x) {
    if (scene.labels == SceneLabels::Number) return std::to_string(x);
    return letters_of(x, scene.labels == SceneLabels::Letters ? 'A' : 'a');
}

std::string row_label(const Scene& scene, int y) {
    const int from_origin = scene.origin == SceneOrigin::Top ? y : scene.height - 1 - y;
    if (scene.labels == SceneLabels::Letters) return letters_of(from_origin, 'A');
    return std::to_string(scene.labels == SceneLabels::Letter ? from_origin + 1 : from_origin);
}

std::string cell_label(const Scene& scene, Cell cell) {
    if (scene.labels == SceneLabels::Letter) return column_label(scene, cell.x) + row_label(scene, cell.y);
    const std::string column = column_label(scene, cell.x), row = row_label(scene, cell.y);
    if (scene.labels == SceneLabels::Letters)
        return scene.order == SceneOrder::RowFirst ? row + " " + column : column + " " + row;
    return scene.order == SceneOrder::RowFirst ? "(" + row + ", " + column + ")" : "(" + column + ", " + row + ")";
}

}  // namespace agon::view
