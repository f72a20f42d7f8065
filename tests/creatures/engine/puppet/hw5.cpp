#include "hw5.h"

int Creature::living = 0;
Strings pull;
bool heals_wrong = false;
