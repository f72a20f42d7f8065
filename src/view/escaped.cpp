#include "view/escaped.h"

#include <algorithm>

namespace agon::view {

std::string escaped(std::string_view bytes, std::size_t most) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes.substr(0, most)) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '\\') text += "\\\\";
        else if (byte == '\n') text += "\\n";
        else if (byte == '\t') text += "\\t";
        else if (byte == '\r') text += "\\r";
        else if (code >= 0x20 && code < 0x7f) text += byte;
        else (text += "\\x") += {digits[code >> 4], digits[code & 15]};
    }
    if (bytes.size() > most) text += "... and " + std::to_string(bytes.size() - most) + " bytes more";
    return text;
}

std::string shell_word(std::string_view word) {
    constexpr std::string_view harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:@,";
    if (!word.empty() && word.find_first_not_of(harmless) == std::string_view::npos) return std::string(word);
    const auto is_control = [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f; };
    // Only bash and its kin can spell these harmlessly.
    if (std::any_of(word.begin(), word.end(), is_control)) {
        std::string spelled = "$'";
        for (const char letter : escaped(word, word.size())) (spelled += letter == '\'' ? "\\" : "") += letter;
        return spelled + "'";
    }
    std::string quoted = "'";
    for (const char letter : word)
        if (letter == '\'') quoted += "'\\''";
        else quoted += letter;
    return quoted + "'";
}

}  // namespace agon::view
