#ifndef _AARCH64_NEON_H_
#define _AARCH64_NEON_H_
#include <stdint.h>
#include <mayrun/arm/neon.h>
#endif
