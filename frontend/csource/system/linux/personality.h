/* Types and constants. */
#ifndef _MAYRUN_LINUX_PERSONALITY_H
#define _MAYRUN_LINUX_PERSONALITY_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/personality.h>
#define PER_CLEAR_ON_SETID (READ_IMPLIES_EXEC | ADDR_NO_RANDOMIZE | ADDR_COMPAT_LAYOUT | MMAP_PAGE_ZERO)
#endif
