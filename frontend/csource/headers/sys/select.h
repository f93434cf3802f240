#ifndef _SYS_SELECT_H
#define _SYS_SELECT_H
#include <features.h>
#include <mayrun/types.h>
#include <mayrun/sigset.h>
#define FD_SETSIZE 1024
#define NFDBITS (8 * (int)sizeof(long))
typedef long __fd_mask;
typedef struct { __fd_mask fds_bits[FD_SETSIZE / (8 * sizeof(__fd_mask))]; } fd_set;
#define FD_SET(fd, set) ((void)((set)->fds_bits[(fd) / NFDBITS] |= 1UL << ((fd) % NFDBITS)))
#define FD_CLR(fd, set) ((void)((set)->fds_bits[(fd) / NFDBITS] &= ~(1UL << ((fd) % NFDBITS))))
#define FD_ISSET(fd, set) (((set)->fds_bits[(fd) / NFDBITS] & (1UL << ((fd) % NFDBITS))) != 0)
#define FD_ZERO(set) __builtin_memset((set), 0, sizeof(fd_set))
int select(int, fd_set *, fd_set *, fd_set *, struct timeval *);
int pselect(int, fd_set *, fd_set *, fd_set *, const struct timespec *, const sigset_t *);
#include <mayrun/more/sys_select.h>
#endif
