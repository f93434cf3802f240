#ifndef _MAYRUN_PACK_EVENT2_EVENT_STRUCT_H
#define _MAYRUN_PACK_EVENT2_EVENT_STRUCT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_EVENT_STRUCT_H_INCLUDED_
#include <event2/event-config.h>
#include <sys/types.h>
#include <sys/time.h>
#include <event2/util.h>
#include <event2/keyvalq_struct.h>
#define EVLIST_TIMEOUT 0x01
#define EVLIST_INSERTED 0x02
#define EVLIST_SIGNAL 0x04
#define EVLIST_ACTIVE 0x08
#define EVLIST_INTERNAL 0x10
#define EVLIST_ACTIVE_LATER 0x20
#define EVLIST_FINALIZING 0x40
#define EVLIST_INIT 0x80
#define EVLIST_ALL 0xff
#define EVENT_DEFINED_TQENTRY_
#define TAILQ_ENTRY(type) struct { struct type *tqe_next; struct type **tqe_prev; }
#define EVENT_DEFINED_TQHEAD_
#define TAILQ_HEAD(name,type) struct name { struct type *tqh_first; struct type **tqh_last; }
#define EVENT_DEFINED_LISTENTRY_
#define LIST_ENTRY(type) struct { struct type *le_next; struct type **le_prev; }
#define EVENT_DEFINED_LISTHEAD_
#define LIST_HEAD(name,type) struct name { struct type *lh_first; }
struct event;
struct event_callback { struct { struct event_callback *tqe_next; struct event_callback **tqe_prev; } evcb_active_next; short evcb_flags; uint8_t evcb_pri; uint8_t evcb_closure; union { void (*evcb_callback)(int, short, void *); void (*evcb_selfcb)(struct event_callback *, void *); void (*evcb_evfinalize)(struct event *, void *); void (*evcb_cbfinalize)(struct event_callback *, void *); } evcb_cb_union; void *evcb_arg; };
struct event_base;
struct event { struct event_callback ev_evcallback; union { struct { struct event *tqe_next; struct event **tqe_prev; } ev_next_with_common_timeout; int min_heap_idx; } ev_timeout_pos; int ev_fd; struct event_base *ev_base; union { struct { struct { struct event *le_next; struct event **le_prev; } ev_io_next; struct timeval ev_timeout; } ev_io; struct { struct { struct event *le_next; struct event **le_prev; } ev_signal_next; short ev_ncalls; short *ev_pncalls; } ev_signal; } ev_; short ev_events; short ev_res; struct timeval ev_timeout; };
struct event_list { struct event *tqh_first; struct event **tqh_last; };
struct event_dlist { struct event *lh_first; };
#endif
