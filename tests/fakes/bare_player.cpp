// The least that a player can be: it gives no orders and ends. Without the start of the C library, which asks the processor
// what it is and takes much longer in a virtual machine than all the rest.
#include <unistd.h>

extern "C" [[noreturn]] void _start();
void _start() { _exit(0); }
