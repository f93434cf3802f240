// Linked with every program: delays around the functions of threads, and inputs.
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// What ThreadSanitizer need not know of: its memory of the past is limited.
#define PLAIN __attribute__((no_sanitize_thread))

static unsigned long long seed;
static __thread unsigned long long state;
static unsigned long long threads;

__attribute__((constructor)) PLAIN static void mayrun_seed(void) {
	const char *s = getenv("MAYRUN_SEED");
	seed = s ? strtoull(s, 0, 10) : 0;
}

PLAIN static unsigned mayrun_random(void) {
	if (!state)
		state = (seed + 1) * 0x9e3779b97f4a7c15ull + __atomic_add_fetch(&threads, 1, __ATOMIC_RELAXED) * 0xbf58476d1ce4e5b9ull;
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state >> 33;
}

int __real_nanosleep(const struct timespec *, struct timespec *);

PLAIN static void mayrun_delay(void) {
	if (!seed) // the first run of a program is left alone
		return;
	unsigned r = mayrun_random();
	struct timespec t = {0, 0};
	switch (r % 8) {
	case 0:
	case 1:
		sched_yield();
		return;
	case 2:
	case 3:
		t.tv_nsec = 1000 * (r / 8 % 200);
		break;
	case 4:
		t.tv_nsec = 1000 * (r / 8 % 3000);
		break;
	default:
		return;
	}
	__real_nanosleep(&t, 0);
}

#define WRAP(result, name, params, args) \
	result __real_##name params;          \
	result __wrap_##name params {         \
		mayrun_delay();                   \
		result r = __real_##name args;    \
		mayrun_delay();                   \
		return r;                         \
	}

WRAP(int, pthread_create, (pthread_t *t, const pthread_attr_t *a, void *(*f)(void *), void *x), (t, a, f, x))
WRAP(int, pthread_join, (pthread_t t, void **x), (t, x))
WRAP(int, pthread_mutex_lock, (pthread_mutex_t *m), (m))
WRAP(int, pthread_mutex_trylock, (pthread_mutex_t *m), (m))
WRAP(int, pthread_mutex_unlock, (pthread_mutex_t *m), (m))
WRAP(int, pthread_rwlock_rdlock, (pthread_rwlock_t *m), (m))
WRAP(int, pthread_rwlock_wrlock, (pthread_rwlock_t *m), (m))
WRAP(int, pthread_rwlock_unlock, (pthread_rwlock_t *m), (m))
WRAP(int, pthread_spin_lock, (pthread_spinlock_t *m), (m))
WRAP(int, pthread_spin_unlock, (pthread_spinlock_t *m), (m))
WRAP(int, pthread_cond_wait, (pthread_cond_t *c, pthread_mutex_t *m), (c, m))
WRAP(int, pthread_cond_signal, (pthread_cond_t *c), (c))
WRAP(int, pthread_cond_broadcast, (pthread_cond_t *c), (c))
WRAP(int, pthread_barrier_wait, (pthread_barrier_t *b), (b))
WRAP(int, pthread_once, (pthread_once_t *o, void (*f)(void)), (o, f))
WRAP(int, sem_wait, (sem_t *s), (s))
WRAP(int, sem_post, (sem_t *s), (s))

// To sleep orders nothing: less of it saves time.
unsigned __wrap_sleep(unsigned n) {
	struct timespec t = {0, n < 20 ? 1000000 * n : 20000000};
	return __real_nanosleep(&t, 0), 0;
}
int __wrap_usleep(useconds_t n) {
	struct timespec t = {0, n < 5000000 ? n : 5000000};
	return __real_nanosleep(&t, 0);
}
int __wrap_nanosleep(const struct timespec *n, struct timespec *rest) {
	struct timespec t = {0, n->tv_sec ? 5000000 : n->tv_nsec / 100};
	if (rest)
		memset(rest, 0, sizeof *rest);
	return __real_nanosleep(&t, 0);
}

// What is declared and nowhere defined.
long mayrun_missing(void) { return 0; }

PLAIN static long long mayrun_input(void) {
	unsigned r = mayrun_random();
	switch (r % 8) {
	case 0:
		return 0;
	case 1:
	case 2:
		return 1;
	case 3:
		return -1;
	case 4:
		return (int)(r / 8) * 7919LL;
	}
	return r / 8 % 6;
}

#define INPUT(type, name) \
	PLAIN __attribute__((weak)) type __VERIFIER_nondet_##name(void) { return (type)mayrun_input(); }
INPUT(_Bool, bool)
INPUT(char, char)
INPUT(signed char, schar)
INPUT(unsigned char, uchar)
INPUT(short, short)
INPUT(unsigned short, ushort)
INPUT(int, int)
INPUT(unsigned, uint)
INPUT(unsigned, unsigned)
INPUT(unsigned, u32)
INPUT(long, long)
INPUT(unsigned long, ulong)
INPUT(long long, longlong)
INPUT(unsigned long long, ulonglong)
INPUT(size_t, size_t)
INPUT(float, float)
INPUT(double, double)
INPUT(void *, pointer)

__attribute__((weak)) void __VERIFIER_assume(int c) {
	if (!c)
		_exit(0); // an execution that is not wanted; what it has shown by then holds
}
static pthread_mutex_t section = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
__attribute__((weak)) void __VERIFIER_atomic_begin(void) { pthread_mutex_lock(&section); }
__attribute__((weak)) void __VERIFIER_atomic_end(void) { pthread_mutex_unlock(&section); }
