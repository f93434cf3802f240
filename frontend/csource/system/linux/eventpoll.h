/* Types and constants. */
#ifndef _MAYRUN_LINUX_EVENTPOLL_H
#define _MAYRUN_LINUX_EVENTPOLL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <linux/fcntl.h>
#define EPOLL_CLOEXEC O_CLOEXEC
#define EPOLL_CTL_ADD 1
#define EPOLL_CTL_DEL 2
#define EPOLL_CTL_MOD 3
#define EPOLLIN (__poll_t)0x00000001
#define EPOLLPRI (__poll_t)0x00000002
#define EPOLLOUT (__poll_t)0x00000004
#define EPOLLERR (__poll_t)0x00000008
#define EPOLLHUP (__poll_t)0x00000010
#define EPOLLNVAL (__poll_t)0x00000020
#define EPOLLRDNORM (__poll_t)0x00000040
#define EPOLLRDBAND (__poll_t)0x00000080
#define EPOLLWRNORM (__poll_t)0x00000100
#define EPOLLWRBAND (__poll_t)0x00000200
#define EPOLLMSG (__poll_t)0x00000400
#define EPOLLRDHUP (__poll_t)0x00002000
#define EPOLL_URING_WAKE ((__poll_t)(1U << 27))
#define EPOLLEXCLUSIVE ((__poll_t)(1U << 28))
#define EPOLLWAKEUP ((__poll_t)(1U << 29))
#define EPOLLONESHOT ((__poll_t)(1U << 30))
#define EPOLLET ((__poll_t)(1U << 31))
#define EPOLL_PACKED __attribute__((packed))
#endif
