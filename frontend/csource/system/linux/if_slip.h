/* Types and constants. */
#ifndef _MAYRUN_LINUX_IF_SLIP_H
#define _MAYRUN_LINUX_IF_SLIP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define SL_MODE_SLIP 0
#define SL_MODE_CSLIP 1
#define SL_MODE_KISS 4
#define SL_OPT_SIXBIT 2
#define SL_OPT_ADAPTIVE 8
#define SIOCSKEEPALIVE (SIOCDEVPRIVATE)
#define SIOCGKEEPALIVE (SIOCDEVPRIVATE+1)
#define SIOCSOUTFILL (SIOCDEVPRIVATE+2)
#define SIOCGOUTFILL (SIOCDEVPRIVATE+3)
#define SIOCSLEASE (SIOCDEVPRIVATE+4)
#define SIOCGLEASE (SIOCDEVPRIVATE+5)
#endif
