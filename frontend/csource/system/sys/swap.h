/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SWAP_H
#define _MAYRUN_SYS_SWAP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define SWAP_FLAG_PREFER 0x8000
#define SWAP_FLAG_PRIO_MASK 0x7fff
#define SWAP_FLAG_PRIO_SHIFT 0
#define SWAP_FLAG_DISCARD 0x10000
extern int swapon (const char *, int);
extern int swapoff (const char *);
#endif
