#ifndef _MAYRUN_PACK_READLINE_RLSTDC_H
#define _MAYRUN_PACK_READLINE_RLSTDC_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define PARAMS(protos) protos
#define __rl_attribute__(x) __attribute__(x)
#endif
