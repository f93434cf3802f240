#ifndef _MAYRUN_PACK_X11_XOS_H
#define _MAYRUN_PACK_X11_XOS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <sys/types.h>
#include <string.h>
#define index(s,c) (strchr((s),(c)))
#define rindex(s,c) (strrchr((s),(c)))
#include <fcntl.h>
#include <unistd.h>
#include <sys/time.h>
#include <time.h>
#define X_GETTIMEOFDAY(t) gettimeofday(t, (struct timezone*)0)
#endif
