#include "protocols/replay/squeeze.h"

#include <zstd.h>

#include <algorithm>
#include <memory>

#include "core/check.h"

namespace agon::replay {
namespace {

constexpr int level = 19;
constexpr int largest_window_log = 23;  // 8 MiB, what that level uses
constexpr std::size_t room_made_at_once = std::size_t{1} << 20;

struct Free {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

Unexpected<ParseError> expected(std::string what) { return {ParseError{0, 0, std::move(what)}}; }

}  // namespace

std::string squeeze(std::string_view content) {
    const std::unique_ptr<ZSTD_CCtx, Free> context(ZSTD_createCCtx());
    AGON_CHECK(context != nullptr);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, level);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
    std::string frame(ZSTD_compressBound(content.size()), '\0');
    const std::size_t size = ZSTD_compress2(context.get(), frame.data(), frame.size(), content.data(), content.size());
    AGON_CHECK(ZSTD_isError(size) == 0);
    frame.resize(size);
    return frame;
}

Result<std::string, ParseError> unsqueeze(std::string_view frame, std::size_t most_bytes) {
    const unsigned long long size = ZSTD_getFrameContentSize(frame.data(), frame.size());
    if (size == ZSTD_CONTENTSIZE_ERROR)
        return expected("a replay: this is no zstd frame, or only the beginning of one");
    if (size == ZSTD_CONTENTSIZE_UNKNOWN) return expected("a replay: this zstd frame does not say how large it is");
    if (size > most_bytes)
        return expected("a replay of at most " + std::to_string(most_bytes) + " bytes once unpacked");

    const std::unique_ptr<ZSTD_DCtx, Free> context(ZSTD_createDCtx());
    AGON_CHECK(context != nullptr);
    ZSTD_DCtx_setParameter(context.get(), ZSTD_d_windowLogMax, largest_window_log);
    std::string content;
    ZSTD_inBuffer in{frame.data(), frame.size(), 0};
    ZSTD_outBuffer out{nullptr, 0, 0};
    for (;;) {
        if (out.pos == out.size) content.resize(std::min<std::size_t>(size, content.size() + room_made_at_once));
        out.dst = content.data();
        out.size = content.size();
        const std::size_t filled = out.pos, read = in.pos;
        const std::size_t left = ZSTD_decompressStream(context.get(), &out, &in);
        if (ZSTD_isError(left) != 0)
            return expected("a sound replay: this one is damaged (" + std::string(ZSTD_getErrorName(left)) + ")");
        if (left == 0) break;
        if (out.pos == filled && in.pos == read) return expected("a whole replay: this one breaks off");
    }
    if (in.pos != in.size) return expected("nothing after the end of the replay");
    content.resize(out.pos);
    return content;
}

}  // namespace agon::replay
