#ifndef _MAYRUN_PACK_EVRPC_H
#define _MAYRUN_PACK_EVRPC_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT1_EVRPC_H_INCLUDED_
#include <event.h>
#include <event2/rpc.h>
#include <event2/rpc_struct.h>
#include <event2/rpc_compat.h>
#endif
