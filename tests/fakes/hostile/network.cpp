#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>

#include "hostile.h"

namespace hostile {
namespace {

sockaddr_in on_this_machine(const char* port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(std::atoi(port)));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

bool connect_tcp(char** port) {
    const sockaddr_in address = on_this_machine(port[0]);
    const int end = socket(AF_INET, SOCK_STREAM, 0);
    return end >= 0 && connect(end, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool send_udp(char** port) {
    const sockaddr_in address = on_this_machine(port[0]);
    const int end = socket(AF_INET, SOCK_DGRAM, 0);
    return end >= 0 && sendto(end, "x", 1, 0, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 1;
}

bool serve_tcp(char**) {
    const sockaddr_in address = on_this_machine("0");
    const int end = socket(AF_INET, SOCK_STREAM, 0);
    return end >= 0 && bind(end, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
           listen(end, 1) == 0;
}

// A name that starts with @ is one without a file.
socklen_t local(const char* name, sockaddr_un& address) {
    address = {};
    address.sun_family = AF_UNIX;
    const std::size_t length = std::min(std::strlen(name), sizeof address.sun_path - 1);
    std::memcpy(address.sun_path, name, length);
    if (name[0] == '@') address.sun_path[0] = '\0';
    return static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + length);
}

bool connect_local(char** name) {
    sockaddr_un address;
    const socklen_t length = local(name[0], address);
    const int end = socket(AF_UNIX, SOCK_STREAM, 0);
    return end >= 0 && connect(end, reinterpret_cast<const sockaddr*>(&address), length) == 0;
}

// A pair that knows only itself, and an address all the same: datagrams may go anywhere.
bool pair_to_elsewhere(char** name, int type) {
    sockaddr_un address;
    const socklen_t length = local(name[0], address);
    int ends[2];
    if (socketpair(AF_UNIX, type, 0, ends) != 0) return false;
    iovec bytes{const_cast<char*>("x"), 1};
    msghdr message{};
    message.msg_name = &address;
    message.msg_namelen = length;
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    return sendmsg(ends[0], &message, 0) == 1;
}
bool datagram_pair(char** name) { return pair_to_elsewhere(name, SOCK_DGRAM); }
bool raw_pair(char** name) { return pair_to_elsewhere(name, SOCK_RAW); }
bool stream_pair(char** name) { return pair_to_elsewhere(name, SOCK_STREAM); }

bool netlink(char**) { return socket(AF_NETLINK, SOCK_RAW, 0) >= 0; }

}  // namespace

const Attack network_attacks[] = {{"connect-tcp", 1, connect_tcp},
                                  {"send-udp", 1, send_udp},
                                  {"serve-tcp", 0, serve_tcp},
                                  {"connect-local", 1, connect_local},
                                  {"datagram-pair", 1, datagram_pair},
                                  {"raw-pair", 1, raw_pair},
                                  {"stream-pair", 1, stream_pair},
                                  {"netlink", 0, netlink},
                                  {}};

}  // namespace hostile
