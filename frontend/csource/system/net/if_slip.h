/* Types and constants. */
#ifndef _MAYRUN_NET_IF_SLIP_H
#define _MAYRUN_NET_IF_SLIP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/if_slip.h>
#endif
