#include "cli/sha1.h"

#include <openssl/evp.h>

#include "core/check.h"

namespace agon::cli {

std::string sha1_of(std::string_view bytes) {
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int size = 0;
    AGON_CHECK(EVP_Digest(bytes.data(), bytes.size(), digest, &size, EVP_sha1(), nullptr) == 1);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned int i = 0; i < size; ++i) {
        text += digits[digest[i] >> 4];
        text += digits[digest[i] & 15];
    }
    return text;
}

}  // namespace agon::cli
