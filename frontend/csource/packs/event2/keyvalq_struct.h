#ifndef _MAYRUN_PACK_EVENT2_KEYVALQ_STRUCT_H
#define _MAYRUN_PACK_EVENT2_KEYVALQ_STRUCT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_KEYVALQ_STRUCT_H_INCLUDED_
#define EVENT_DEFINED_TQENTRY_
#define TAILQ_ENTRY(type) struct { struct type *tqe_next; struct type **tqe_prev; }
#define EVENT_DEFINED_TQHEAD_
#define TAILQ_HEAD(name,type) struct name { struct type *tqh_first; struct type **tqh_last; }
struct evkeyval { struct { struct evkeyval *tqe_next; struct evkeyval **tqe_prev; } next; char *key; char *value; };
struct evkeyvalq { struct evkeyval *tqh_first; struct evkeyval **tqh_last; };
#endif
