/* Types and constants. */
#ifndef _MAYRUN_SYS_RSEQ_H
#define _MAYRUN_SYS_RSEQ_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/rseq.h>
#define RSEQ_SIG 0x53053053
extern const ptrdiff_t __rseq_offset;
extern const unsigned int __rseq_size;
extern const unsigned int __rseq_flags;
#endif
