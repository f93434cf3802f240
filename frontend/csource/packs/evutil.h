#ifndef _MAYRUN_PACK_EVUTIL_H
#define _MAYRUN_PACK_EVUTIL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT1_EVUTIL_H_INCLUDED_
#include <event2/util.h>
#endif
