#ifndef _MAYRUN_PACK_EVENT2_VISIBILITY_H
#define _MAYRUN_PACK_EVENT2_VISIBILITY_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_VISIBILITY_H_INCLUDED_
#include <event2/event-config.h>
#define EVENT2_EXPORT_SYMBOL
#define EVENT2_CORE_EXPORT_SYMBOL EVENT2_EXPORT_SYMBOL
#endif
