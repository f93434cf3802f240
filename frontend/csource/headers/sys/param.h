#ifndef _SYS_PARAM_H
#define _SYS_PARAM_H
#include <features.h>
#include <limits.h>
#include <signal.h>
#include <sys/types.h>
#define MAXPATHLEN 4096
#define MAXHOSTNAMELEN 64
#define NOFILE 256
#define NBBY 8
#define MIN(a, b) (((a) < (b)) ? (a) : (b))
#define MAX(a, b) (((a) > (b)) ? (a) : (b))
#define howmany(x, y) (((x) + ((y) - 1)) / (y))
#define roundup(x, y) ((((x) + ((y) - 1)) / (y)) * (y))
#include <mayrun/more/sys_param.h>
#endif
