/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_KLOG_H
#define _MAYRUN_SYS_KLOG_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int klogctl (int, char *, int);
#endif
