#include "hw5.h"

int Creature::living = 0;
Strings pull;
bool heals_wrong = false;
unsigned long last_seed = 0;

void hw5SetRandomSeed(unsigned long seed);
void hw5SetRandomSeed(unsigned long seed) { last_seed = seed; }
