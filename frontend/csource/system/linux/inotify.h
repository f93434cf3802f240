/* Types and constants. */
#ifndef _MAYRUN_LINUX_INOTIFY_H
#define _MAYRUN_LINUX_INOTIFY_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/inotify.h>
#include <linux/fcntl.h>
#define IN_ALL_EVENTS (IN_ACCESS | IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_CLOSE_NOWRITE | IN_OPEN | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF)
#define IN_CLOEXEC O_CLOEXEC
#define IN_NONBLOCK O_NONBLOCK
#define INOTIFY_IOC_SETNEXTWD _IOW('I', 0, __s32)
#endif
