/* Types and constants. */
#ifndef _MAYRUN_LINUX_SIGNAL_H
#define _MAYRUN_LINUX_SIGNAL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <signal.h>
#include <asm/signal.h>
#include <asm/siginfo.h>
#define SS_ONSTACK 1
#define SS_DISABLE 2
#define SS_AUTODISARM (1U << 31)
#define SS_FLAG_BITS SS_AUTODISARM
#endif
