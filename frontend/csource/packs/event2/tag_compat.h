#ifndef _MAYRUN_PACK_EVENT2_TAG_COMPAT_H
#define _MAYRUN_PACK_EVENT2_TAG_COMPAT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_TAG_COMPAT_H_INCLUDED_
#define encode_int(evbuf,number) evtag_encode_int((evbuf), (number))
#define encode_int64(evbuf,number) evtag_encode_int64((evbuf), (number))
#endif
