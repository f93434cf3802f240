#ifndef _MAYRUN_PACK_EVHTTP_H
#define _MAYRUN_PACK_EVHTTP_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT1_EVHTTP_H_INCLUDED_
#include <event.h>
#include <event2/http.h>
#include <event2/http_struct.h>
#include <event2/http_compat.h>
#endif
