package models_test

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
)

// Each error that the manual pages of POSIX and Linux document for an operation on an object of synchronisation
// of which nothing is known is a way that the analysis follows.
func TestDocumentedErrors(t *testing.T) {
	for call, errors := range map[string]string{
		"pthread_mutex_lock(m)":                                  "EINVAL EOWNERDEAD ENOTRECOVERABLE",
		"(pthread_mutex_lock(m), pthread_mutex_lock(m))":         "EAGAIN EDEADLK",
		"pthread_mutex_trylock(m)":                               "EAGAIN EINVAL EBUSY EOWNERDEAD ENOTRECOVERABLE",
		"pthread_mutex_timedlock(m, &ts)":                        "EAGAIN EINVAL EDEADLK ETIMEDOUT EOWNERDEAD ENOTRECOVERABLE",
		"pthread_mutex_unlock(m)":                                "EPERM",
		"pthread_mutex_init(m, ma)":                              "EAGAIN ENOMEM EPERM EINVAL EBUSY",
		"pthread_mutex_destroy(m)":                               "EBUSY EINVAL",
		"pthread_mutex_consistent(m)":                            "EINVAL",
		"pthread_cond_wait(c, m)":                                "EPERM EOWNERDEAD ENOTRECOVERABLE",
		"pthread_cond_timedwait(c, m, &ts)":                      "EPERM ETIMEDOUT EINVAL EOWNERDEAD ENOTRECOVERABLE",
		"pthread_cond_init(c, 0)":                                "EAGAIN ENOMEM",
		"pthread_cond_destroy(c)":                                "EBUSY",
		"pthread_rwlock_rdlock(rw)":                              "EAGAIN EDEADLK",
		"pthread_rwlock_tryrdlock(rw)":                           "EAGAIN EBUSY",
		"pthread_rwlock_timedrdlock(rw, &ts)":                    "EAGAIN EDEADLK ETIMEDOUT EINVAL",
		"(pthread_rwlock_wrlock(rw), pthread_rwlock_wrlock(rw))": "EDEADLK",
		"pthread_rwlock_trywrlock(rw)":                           "EBUSY",
		"pthread_rwlock_timedwrlock(rw, &ts)":                    "EDEADLK ETIMEDOUT EINVAL",
		"pthread_rwlock_unlock(rw)":                              "EPERM",
		"(pthread_spin_lock(sp), pthread_spin_lock(sp))":         "EDEADLK",
		"pthread_spin_trylock(sp)":                               "EBUSY",
		"pthread_spin_unlock(sp)":                                "EPERM",
		"pthread_barrier_init(b, 0, n)":                          "EAGAIN ENOMEM EINVAL",
		"pthread_barrier_wait(b)":                                "PTHREAD_BARRIER_SERIAL_THREAD",
		"pthread_join(th, 0)":                                    "EDEADLK EINVAL ESRCH",
		"pthread_detach(th)":                                     "EINVAL ESRCH",
		"pthread_create(&th, at, start, 0)":                      "EAGAIN EINVAL EPERM",
		"pthread_cancel(th)":                                     "ESRCH",
		"pthread_key_create(&k, 0)":                              "EAGAIN ENOMEM",
		"pthread_setspecific(k, \"\")":                           "ENOMEM EINVAL",
		"pthread_mutex_setprioceiling(m, 1, 0)":                  "EDEADLK EOWNERDEAD ENOTRECOVERABLE EPERM",
		"sem_init(s, 0, n)":                                      "-1",
		"sem_wait(s)":                                            "-1",
		"sem_trywait(s)":                                         "-1",
		"sem_timedwait(s, &ts)":                                  "-1",
		"sem_post(s)":                                            "-1",
	} {
		for e := range strings.FieldsSeq(errors) {
			r := analysed(t, `#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
int x; void handler(int i) {} void *start(void *a) { return a; }
void first(pthread_mutex_t *m, pthread_cond_t *c, pthread_rwlock_t *rw, pthread_spinlock_t *sp, pthread_barrier_t *b, sem_t *s,
	pthread_mutexattr_t *ma, pthread_attr_t *at, pthread_t th, pthread_key_t k, unsigned n)
{
	struct timespec ts = {1, 0};
	if (`+call+` == `+e+`)
		x = 1;
}
void *unknown(void);
void *run(void *a) {
	first(unknown(), unknown(), unknown(), unknown(), unknown(), unknown(), unknown(), unknown(), (pthread_t)unknown(), 1, 1);
	return a;
}
int main(void) { pthread_t t; signal(SIGINT, handler); pthread_create(&t, 0, run, 0); x = 2; pthread_join(t, 0); }
`, mayrun.Config{ProveOnly: true})
			found := false
			for _, race := range r.Races {
				found = found || race.Location == "x"
			}
			if !found {
				t.Errorf("%s is never %s", call, e)
			}
		}
	}
}
