#include "view/labels.h"

namespace agon::view {

std::string column_label(const Scene& scene, int x) {
    if (scene.labels == SceneLabels::Number) return std::to_string(x);
    std::string letters;
    for (int rest = x; rest >= 0; rest = rest / 26 - 1)
        letters.insert(letters.begin(), static_cast<char>('a' + rest % 26));
    return letters;
}

std::string row_label(const Scene& scene, int y) {
    const int from_origin = scene.origin == SceneOrigin::Top ? y : scene.height - 1 - y;
    return std::to_string(scene.labels == SceneLabels::Letter ? from_origin + 1 : from_origin);
}

std::string cell_label(const Scene& scene, Cell cell) {
    if (scene.labels == SceneLabels::Letter) return column_label(scene, cell.x) + row_label(scene, cell.y);
    const std::string column = column_label(scene, cell.x), row = row_label(scene, cell.y);
    return scene.order == SceneOrder::RowFirst ? "(" + row + ", " + column + ")" : "(" + column + ", " + row + ")";
}

}  // namespace agon::view
