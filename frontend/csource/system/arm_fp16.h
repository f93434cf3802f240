#ifndef _MAYRUN_ARM_FP16
#define _MAYRUN_ARM_FP16
#include <mayrun/arm/neon.h>
#endif
