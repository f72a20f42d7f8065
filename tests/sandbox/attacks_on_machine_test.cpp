#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>

#include "sandbox/arena.h"

namespace agon::system {
namespace {

class AttacksOnMachine : public ::testing::Test {
protected:
    void SetUp() override {
        if (!sandbox_parts().seccomp) GTEST_SKIP() << "no seccomp here: " << sandbox_parts().no_seccomp;
    }
    Arena arena;
};

// Somebody to talk to, on this machine only.
Descriptor listen_at(const sockaddr* address, socklen_t length, int type) {
    Descriptor end(socket(address->sa_family, type | SOCK_CLOEXEC, 0));
    if (bind(end.number(), address, length) != 0) throw std::runtime_error("no socket");
    if (type == SOCK_STREAM) listen(end.number(), 16);
    return end;
}

Descriptor listen_at(const std::string& name, int type) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, name.data(), name.size());
    if (name[0] == '@') address.sun_path[0] = '\0';
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    return listen_at(reinterpret_cast<const sockaddr*>(&address), length, type);
}

TEST_F(AttacksOnMachine, TheNetworkIsClosed) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const Descriptor listener = listen_at(reinterpret_cast<const sockaddr*>(&address), sizeof address, SOCK_STREAM);
    socklen_t length = sizeof address;
    getsockname(listener.number(), reinterpret_cast<sockaddr*>(&address), &length);
    const std::string port = std::to_string(ntohs(address.sin_port));
    expect_prevented(arena, {"connect-tcp", port});
    expect_prevented(arena, {"send-udp", port});
    expect_prevented(arena, {"serve-tcp"});
    expect_prevented(arena, {"netlink"}, Free::MayFail);
}

TEST_F(AttacksOnMachine, OtherProgramsAreNotTalkedTo) {
    const std::string named = arena.rival() + "/socket", nameless = "@agon-test-" + std::to_string(getpid());
    const Descriptor first = listen_at(named, SOCK_STREAM), second = listen_at(nameless, SOCK_STREAM);
    std::filesystem::permissions(named, std::filesystem::perms{0777});
    expect_prevented(arena, {"connect-local", named});
    expect_prevented(arena, {"connect-local", nameless});
    const std::string post = nameless + "-post";
    const Descriptor third = listen_at(post, SOCK_DGRAM);
    expect_prevented(arena, {"datagram-pair", post});
    expect_prevented(arena, {"raw-pair", post});
    expect_prevented(arena, {"stream-pair", post}, Free::MayFail);
}

TEST_F(AttacksOnMachine, MemoryIsLimitedHoweverItIsAskedFor) {
    SandboxWish wish;
    wish.memory_bytes = std::uint64_t{64} << 20;
    for (const std::string attack : {"from-heap", "by-break", "private-map", "made-writable", "shared-map", "stack-map",
                                     "zero-device", "zero-device-to-read", "nameless-file", "system-five"})
        expect_prevented(arena, {attack, "256"}, Free::Succeeds, wish);
    expect_prevented(arena, {"shared-folder"});
    if (sandbox_parts().landlock > 0) expect_prevented(arena, {"own-memory-file"});
}

TEST_F(AttacksOnMachine, NothingOfItStaysInTheKernel) {
    expect_prevented(arena, {"semaphores"});
    expect_prevented(arena, {"messages"});
    expect_prevented(arena, {"keys"}, Free::MayFail);
}

TEST_F(AttacksOnMachine, TheKernelIsOutOfReach) {
    for (const std::string attack : {"new-users", "clone-new-users", "rings", "counters", "kernel-programs",
                                     "page-faults", "foreign-call", "foreign-numbers"})
        expect_prevented(arena, {attack}, Free::MayFail);
    expect_prevented(arena, {"clone-newly"});
    expect_prevented(arena, {"no-randomisation"});
    expect_prevented(arena, {"type-at-terminal"});
    expect_prevented(arena, {"type-with-high-bits"});
    expect_prevented(arena, {"mount"}, Free::Untried);
    expect_prevented(arena, {"rights"}, geteuid() == 0 ? Free::Succeeds : Free::MayFail);
}

}  // namespace
}  // namespace agon::system
