/* Types and constants. */
#ifndef _MAYRUN_NETINET_IN_SYSTM_H
#define _MAYRUN_NETINET_IN_SYSTM_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <stdint.h>
typedef uint16_t n_short;
typedef uint32_t n_long;
typedef uint32_t n_time;
#endif
