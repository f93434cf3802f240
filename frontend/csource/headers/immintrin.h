#ifndef _IMMINTRIN_H
#define _IMMINTRIN_H
#include <mayrun/x86/fences.h>
#include <mayrun/x86/more.h>
#endif
