#ifndef _MAYRUN_PACK_EVENT2_RPC_COMPAT_H
#define _MAYRUN_PACK_EVENT2_RPC_COMPAT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_RPC_COMPAT_H_INCLUDED_
#define EVTAG_ASSIGN(msg,member,args...) (*(msg)->base->member ##_assign)(msg, ## args)
#define EVTAG_GET(msg,member,args...) (*(msg)->base->member ##_get)(msg, ## args)
#define EVTAG_ADD(msg,member,args...) (*(msg)->base->member ##_add)(msg, ## args)
#define EVTAG_LEN(msg,member) ((msg)->member ##_length)
#endif
