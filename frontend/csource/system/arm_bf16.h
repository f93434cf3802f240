#ifndef _MAYRUN_ARM_BF16
#define _MAYRUN_ARM_BF16
#include <mayrun/arm/neon.h>
#endif
