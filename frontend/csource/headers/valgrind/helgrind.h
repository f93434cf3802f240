#ifndef __HELGRIND_H
#define __HELGRIND_H
#include <valgrind/valgrind.h>
void AnnotateHappensBefore(const char *, int, const volatile void *);
void AnnotateHappensAfter(const char *, int, const volatile void *);
void AnnotateRWLockAcquired(const char *, int, const volatile void *, long);
void AnnotateRWLockReleased(const char *, int, const volatile void *, long);
#define ANNOTATE_HAPPENS_BEFORE(o) AnnotateHappensBefore(__FILE__, __LINE__, (o))
#define ANNOTATE_HAPPENS_AFTER(o) AnnotateHappensAfter(__FILE__, __LINE__, (o))
#define ANNOTATE_HAPPENS_BEFORE_FORGET_ALL(o) do {} while (0)
#define ANNOTATE_NEW_MEMORY(p, n) do {} while (0)
#define ANNOTATE_RWLOCK_CREATE(l) do {} while (0)
#define ANNOTATE_RWLOCK_DESTROY(l) do {} while (0)
#define ANNOTATE_RWLOCK_ACQUIRED(l, w) AnnotateRWLockAcquired(__FILE__, __LINE__, (l), (w))
#define ANNOTATE_RWLOCK_RELEASED(l, w) AnnotateRWLockReleased(__FILE__, __LINE__, (l), (w))
#define VALGRIND_HG_CLEAN_MEMORY(p, n) do {} while (0)
#define VALGRIND_HG_CLEAN_MEMORY_HEAPBLOCK(p) 0
#define VALGRIND_HG_DISABLE_CHECKING(p, n) do {} while (0)
#define VALGRIND_HG_ENABLE_CHECKING(p, n) do {} while (0)
#define VALGRIND_HG_MUTEX_INIT_POST(m, r) do {} while (0)
#define VALGRIND_HG_MUTEX_LOCK_PRE(m, t) do {} while (0)
#define VALGRIND_HG_MUTEX_LOCK_POST(m) AnnotateRWLockAcquired(__FILE__, __LINE__, (m), 1)
#define VALGRIND_HG_MUTEX_UNLOCK_PRE(m) AnnotateRWLockReleased(__FILE__, __LINE__, (m), 1)
#define VALGRIND_HG_MUTEX_UNLOCK_POST(m) do {} while (0)
#define VALGRIND_HG_MUTEX_DESTROY_PRE(m) do {} while (0)
#endif
