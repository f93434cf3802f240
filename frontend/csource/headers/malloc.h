#ifndef _MALLOC_H
#define _MALLOC_H
#include <features.h>
#include <stdlib.h>
#include <stdio.h>
struct mallinfo { int arena, ordblks, smblks, hblks, hblkhd, usmblks, fsmblks, uordblks, fordblks, keepcost; };
#define M_MMAP_THRESHOLD (-3)
#define M_TRIM_THRESHOLD (-1)
#define M_TOP_PAD (-2)
#define M_MMAP_MAX (-4)
#define M_ARENA_MAX (-8)
void *pvalloc(size_t);
size_t malloc_usable_size(void *);
int malloc_trim(size_t);
int mallopt(int, int);
struct mallinfo mallinfo(void);
void malloc_stats(void);
#define M_MXFAST 1
#define M_NLBLKS 2
#define M_GRAIN 3
#define M_KEEP 4
#define M_CHECK_ACTION (-5)
#define M_PERTURB (-6)
#define M_ARENA_TEST (-7)
#include <mayrun/more/malloc.h>
#endif
