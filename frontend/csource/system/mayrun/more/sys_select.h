/* Types and constants. */
#ifndef _MAYRUN_SYS_SELECT_H_MORE
#define _MAYRUN_SYS_SELECT_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define __FDS_BITS(set) ((set)->fds_bits)
#define __FD_ZERO(set) FD_ZERO(set)
#define __FD_SET(d, set) FD_SET(d, set)
#define __FD_CLR(d, set) FD_CLR(d, set)
#define __FD_ISSET(d, set) FD_ISSET(d, set)
#define __NFDBITS (8 * (int) sizeof (__fd_mask))
#define __FD_ELT(d) ((d) / __NFDBITS)
#define __FD_MASK(d) ((__fd_mask) (1UL << ((d) % __NFDBITS)))
typedef __fd_mask fd_mask;
#endif
