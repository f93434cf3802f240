#ifndef _SYS_EPOLL_H
#define _SYS_EPOLL_H
#include <features.h>
#include <stdint.h>
#include <sys/types.h>
#include <mayrun/sigset.h>
enum { EPOLLIN = 1, EPOLLPRI = 2, EPOLLOUT = 4, EPOLLERR = 8, EPOLLHUP = 16, EPOLLRDHUP = 0x2000, EPOLLONESHOT = 1 << 30, EPOLLET = 1 << 31 };
#define EPOLL_CLOEXEC 02000000
#define EPOLL_CTL_ADD 1
#define EPOLL_CTL_DEL 2
#define EPOLL_CTL_MOD 3
typedef union epoll_data { void *ptr; int fd; uint32_t u32; uint64_t u64; } epoll_data_t;
#if __SIZEOF_LONG__ == 8
struct epoll_event { uint32_t events; epoll_data_t data; } __attribute__((packed));
#else
struct epoll_event { uint32_t events; epoll_data_t data; };
#endif
int epoll_create(int);
int epoll_create1(int);
int epoll_ctl(int, int, int, struct epoll_event *);
int epoll_wait(int, struct epoll_event *, int, int);
int epoll_pwait(int, struct epoll_event *, int, int, const sigset_t *);
#define EPOLLRDNORM 64
#define EPOLLRDBAND 128
#define EPOLLWRNORM 256
#define EPOLLWRBAND 512
#define EPOLLMSG 1024
#define EPOLLEXCLUSIVE 268435456
#define EPOLLWAKEUP 536870912
#include <mayrun/more/sys_epoll.h>
#define EPOLLIN EPOLLIN
#define EPOLLPRI EPOLLPRI
#define EPOLLOUT EPOLLOUT
#define EPOLLERR EPOLLERR
#define EPOLLHUP EPOLLHUP
#define EPOLLRDHUP EPOLLRDHUP
#define EPOLLONESHOT EPOLLONESHOT
#define EPOLLET EPOLLET
#endif
