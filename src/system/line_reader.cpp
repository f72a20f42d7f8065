#include "system/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace agon::system {

// Waits until there is something to read.
bool LineReader::is_woken() const {
    if (wake_ < 0) return false;
    std::array<pollfd, 2> descriptors{{{wake_, POLLIN, 0}, {descriptor_, POLLIN, 0}}};
    while (::poll(descriptors.data(), descriptors.size(), -1) < 0 && errno == EINTR) {}
    return descriptors[0].revents != 0;
}

bool LineReader::refill() {
    ssize_t count = 0;
    do count = is_woken() ? 0 : ::read(descriptor_, buffer_.data(), buffer_.size());
    while (count < 0 && errno == EINTR);
    from_ = 0;
    to_ = count > 0 ? static_cast<std::size_t>(count) : 0;
    return to_ > 0;
}

std::optional<std::string> LineReader::next() {
    if (from_ == to_ && !refill()) return std::nullopt;
    std::string line;
    for (;;) {
        const char* const first = buffer_.data() + from_;
        const char* const last = buffer_.data() + to_;
        // memchr and not std::find: many bytes at a time, for lines of gigabytes.
        const void* const found = std::memchr(first, '\n', static_cast<std::size_t>(last - first));
        const char* const end = found ? static_cast<const char*>(found) : last;
        line.append(first, std::min(static_cast<std::size_t>(end - first), cap_ - line.size()));
        from_ = static_cast<std::size_t>(end - buffer_.data());
        if (end != last) {
            ++from_;
            return line;
        }
        if (!refill()) return line;
    }
}

}  // namespace agon::system
