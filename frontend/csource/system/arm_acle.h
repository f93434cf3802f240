#ifndef _GCC_ARM_ACLE_H
#define _GCC_ARM_ACLE_H
#include <mayrun/arm/acle.h>
#endif
