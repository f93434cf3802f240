/* Types and constants. */
#ifndef _MAYRUN_SYS_PARAM_H_MORE
#define _MAYRUN_SYS_PARAM_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/param.h>
#define MAXSYMLINKS 20
#define NCARGS 131072
#define NGROUPS NGROUPS_MAX
#define CANBSIZ MAX_CANON
#define NODEV ((dev_t) -1)
#define DEV_BSIZE 512
#define setbit(a,i) ((a)[(i)/NBBY] |= 1<<((i)%NBBY))
#define clrbit(a,i) ((a)[(i)/NBBY] &= ~(1<<((i)%NBBY)))
#define isset(a,i) ((a)[(i)/NBBY] & (1<<((i)%NBBY)))
#define isclr(a,i) (((a)[(i)/NBBY] & (1<<((i)%NBBY))) == 0)
#define powerof2(x) ((((x) - 1) & (x)) == 0)
#endif
