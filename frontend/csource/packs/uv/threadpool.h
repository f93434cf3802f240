#ifndef _MAYRUN_PACK_UV_THREADPOOL_H
#define _MAYRUN_PACK_UV_THREADPOOL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
struct uv__work { void (*work)(struct uv__work *w); void (*done)(struct uv__work *w, int status); struct uv_loop_s* loop; void* wq[2]; };
#endif
