/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_MCHECK_H
#define _MAYRUN_MCHECK_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
enum mcheck_status { MCHECK_DISABLED = -1, MCHECK_OK, MCHECK_FREE, MCHECK_HEAD, MCHECK_TAIL };
extern int mcheck (void (*)(enum mcheck_status));
extern int mcheck_pedantic (void (*)(enum mcheck_status));
extern void mcheck_check_all (void);
extern enum mcheck_status mprobe (void *);
extern void mtrace (void);
extern void muntrace (void);
#endif
