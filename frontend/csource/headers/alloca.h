#ifndef _ALLOCA_H
#define _ALLOCA_H
#include <features.h>
#include <stddef.h>
#define alloca(size) __builtin_alloca(size)
#endif
