#ifndef _SYS_PRCTL_H
#define _SYS_PRCTL_H
#include <features.h>
#include <linux/prctl.h>
int prctl(int, ...);
#endif
