#include "core/result.h"

namespace agon {

std::string to_text(const ParseError& error) {
    std::string text;
    if (error.line > 0) {
        text += "line " + std::to_string(error.line);
        if (error.column > 0) text += ", column " + std::to_string(error.column);
        text += ": ";
    }
    return text + "expected " + error.expected;
}

}  // namespace agon
