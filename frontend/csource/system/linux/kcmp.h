/* Types and constants. */
#ifndef _MAYRUN_LINUX_KCMP_H
#define _MAYRUN_LINUX_KCMP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/types.h>
#include <linux/futex.h>
enum kcmp_type { KCMP_FILE, KCMP_VM, KCMP_FILES, KCMP_FS, KCMP_SIGHAND, KCMP_IO, KCMP_SYSVSEM, KCMP_EPOLL_TFD, KCMP_TYPES, };
struct kcmp_epoll_slot { __u32 efd; __u32 tfd; __u32 toff; };
#endif
