/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_MALLOC_H_MORE
#define _MAYRUN_MALLOC_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct mallinfo2 { size_t arena; size_t ordblks; size_t smblks; size_t hblks; size_t hblkhd; size_t usmblks; size_t fsmblks; size_t uordblks; size_t fordblks; size_t keepcost; };
extern struct mallinfo2 mallinfo2 (void);
extern int malloc_info (int, FILE *);
#endif
