/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_MMAN_H_MORE
#define _MAYRUN_SYS_MMAN_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
int mlock2 (const void *, size_t, unsigned int);
int pkey_alloc (unsigned int, unsigned int);
int pkey_set (int, unsigned int);
int pkey_get (int);
int pkey_free (int);
int pkey_mprotect (void *, size_t, int, int);
extern int remap_file_pages (void *, size_t, int, size_t, int);
struct iovec;
extern __ssize_t process_madvise (int, const struct iovec *, size_t, int, unsigned);
extern int process_mrelease (int pidfd, unsigned int flags);
#endif
