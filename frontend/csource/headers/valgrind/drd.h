#ifndef __VALGRIND_DRD_H
#define __VALGRIND_DRD_H
#include <valgrind/helgrind.h>
#define DRD_GET_VALGRIND_THREADID 0
#define DRD_GET_DRD_THREADID 0
#define DRD_IGNORE_VAR(x) do {} while (0)
#define DRD_STOP_IGNORING_VAR(x) do {} while (0)
#define DRD_TRACE_VAR(x) do {} while (0)
#define ANNOTATE_BENIGN_RACE(p, d) do {} while (0)
#define ANNOTATE_BENIGN_RACE_SIZED(p, n, d) do {} while (0)
#define ANNOTATE_BENIGN_RACE_STATIC(v, d)
#define ANNOTATE_IGNORE_READS_BEGIN() do {} while (0)
#define ANNOTATE_IGNORE_READS_END() do {} while (0)
#define ANNOTATE_IGNORE_WRITES_BEGIN() do {} while (0)
#define ANNOTATE_IGNORE_WRITES_END() do {} while (0)
#define ANNOTATE_IGNORE_READS_AND_WRITES_BEGIN() do {} while (0)
#define ANNOTATE_IGNORE_READS_AND_WRITES_END() do {} while (0)
#define ANNOTATE_CONDVAR_LOCK_WAIT(c, m) do {} while (0)
#define ANNOTATE_CONDVAR_WAIT(c) ANNOTATE_HAPPENS_AFTER(c)
#define ANNOTATE_CONDVAR_SIGNAL(c) ANNOTATE_HAPPENS_BEFORE(c)
#define ANNOTATE_CONDVAR_SIGNAL_ALL(c) ANNOTATE_HAPPENS_BEFORE(c)
#define ANNOTATE_THREAD_NAME(n) do {} while (0)
#define ANNOTATE_TRACE_MEMORY(p) do {} while (0)
#endif
