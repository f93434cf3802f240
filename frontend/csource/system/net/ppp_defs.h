/* Types and constants. */
#ifndef _MAYRUN_NET_PPP_DEFS_H
#define _MAYRUN_NET_PPP_DEFS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/types.h>
#include <linux/ppp_defs.h>
#endif
