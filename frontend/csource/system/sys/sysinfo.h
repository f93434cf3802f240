/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SYSINFO_H
#define _MAYRUN_SYS_SYSINFO_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/kernel.h>
extern int sysinfo (struct sysinfo *);
extern int get_nprocs_conf (void);
extern int get_nprocs (void);
extern long int get_phys_pages (void);
extern long int get_avphys_pages (void);
#endif
