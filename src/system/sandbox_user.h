#pragma once
#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "system/descriptor.h"

// The part of the sandbox that gives a program a user of its own. Only root can do that.
namespace agon::system {

// A number that is a user and a group of nobody else on this machine while it is held.
class OwnUser {
public:
    static Result<OwnUser, std::string> take();
    OwnUser(OwnUser&&) noexcept = default;
    OwnUser& operator=(OwnUser&&) = delete;
    ~OwnUser();

    uid_t number() const { return number_; }

private:
    OwnUser(uid_t number, Descriptor lock) : number_(number), lock_(std::move(lock)) {}

    uid_t number_ = 0;
    Descriptor lock_;
};

// Why a user without any rights could not read this file or folder, or get there; nothing if he could.
std::optional<std::string> out_of_reach(const std::string& path);
// Why he could not get there, whatever he would find.
std::optional<std::string> closed_way_to(const std::string& path);

// Gives him the folder and what is in it, or says why not.
std::optional<std::string> give_folder(const std::string& folder, uid_t user);

// In a child between vfork and exec: becomes that user, without any groups, and loses all of root's rights for itself and for
// whatever it runs. No user: stays who it is, but loses the rights. 0 or the error code.
int give_up_rights(std::optional<uid_t> user) noexcept;

// Why programs cannot be started here as other users, or could not be ended; nothing if they can.
std::optional<std::string> why_no_other_users();

}  // namespace agon::system
