#pragma once

// The kernel is plain C++11, whose constexpr functions may only return something; the rest of the project lists fields at
// compile time.
#if __cplusplus >= 201402L
#define AGON_SINCE_CPP14_CONSTEXPR constexpr
#else
#define AGON_SINCE_CPP14_CONSTEXPR
#endif
