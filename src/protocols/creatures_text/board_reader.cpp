#include "protocols/creatures_text/board_reader.h"

namespace agon {
namespace creatures_text {

bool read_board(const std::string&, bool, BoardFile&, BoardProblem&) { return false; }

std::string board_hash(const BoardFile&) { return "0000000000000000"; }

}  // namespace creatures_text
}  // namespace agon
