#ifndef _MAYRUN_PACK_FUSE3_FUSE_LOG_H
#define _MAYRUN_PACK_FUSE3_FUSE_LOG_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#ifndef FUSE_LOG_H_
#define FUSE_LOG_H_
#include <stdarg.h>
enum fuse_log_level { FUSE_LOG_EMERG, FUSE_LOG_ALERT, FUSE_LOG_CRIT, FUSE_LOG_ERR, FUSE_LOG_WARNING, FUSE_LOG_NOTICE, FUSE_LOG_INFO, FUSE_LOG_DEBUG };
typedef void (*fuse_log_func_t)(enum fuse_log_level level, const char *fmt, va_list ap);
void fuse_set_log_func(fuse_log_func_t func);
void fuse_log(enum fuse_log_level level, const char *fmt, ...);
#endif
#endif
