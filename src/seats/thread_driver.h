#pragma once
#include "seats/match_runner.h"

namespace agon::seats {

// Runs one match on the thread that calls, to its end. `wake` is a descriptor that becomes readable when the match is to be
// broken off, -1 for none.
void run_on_this_thread(MatchRunner& runner, int wake = -1);

// Asks one program one question and waits for what comes of it; nothing if `wake` became readable first, or this machine is to
// blame that nothing comes (host_failure).
std::optional<Came> ask_and_wait(ProgramSeat& seat, const match::Pending& pending, int wake = -1);

// The verdict is told to one program, which may then end by itself. Nothing of it is alive afterwards.
void dismiss(ProgramSeat& seat, const match::Verdict& verdict);

}  // namespace agon::seats
