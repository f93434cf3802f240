#ifndef _EMMINTRIN_H
#define _EMMINTRIN_H
#include <mayrun/x86/fences.h>
#include <mayrun/x86/sse.h>
#endif
