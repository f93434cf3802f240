// Performs one row of the tables: sets up a state, prints 0, performs the operation, prints its error number, and
// what another thread gets from a try.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static char kind;
static pthread_mutex_t m;
static pthread_rwlock_t rw;
static pthread_spinlock_t spin;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static sem_t ready;

static struct timespec soon(void)
{
	struct timespec t;
	clock_gettime(CLOCK_REALTIME, &t);
	t.tv_nsec += 20 * 1000 * 1000;
	if (t.tv_nsec >= 1000000000) {
		t.tv_nsec -= 1000000000;
		t.tv_sec++;
	}
	return t;
}

static void say(int n)
{
	printf("%d\n", n);
	fflush(stdout);
}

static void check(int ok)
{
	if (!ok) {
		printf("the state cannot be set up\n");
		exit(1);
	}
}

static int perform(const char *op)
{
	struct timespec t = soon();
	switch (kind) {
	case 'm':
		if (!strcmp(op, "lock")) return pthread_mutex_lock(&m);
		if (!strcmp(op, "trylock")) return pthread_mutex_trylock(&m);
		if (!strcmp(op, "timedlock")) return pthread_mutex_timedlock(&m, &t);
		if (!strcmp(op, "unlock")) return pthread_mutex_unlock(&m);
		if (!strcmp(op, "wait")) return pthread_cond_wait(&c, &m);
		break;
	case 'r':
		if (!strcmp(op, "lock")) return pthread_rwlock_wrlock(&rw);
		if (!strcmp(op, "trylock")) return pthread_rwlock_trywrlock(&rw);
		if (!strcmp(op, "timedlock")) return pthread_rwlock_timedwrlock(&rw, &t);
		if (!strcmp(op, "rdlock")) return pthread_rwlock_rdlock(&rw);
		if (!strcmp(op, "tryrdlock")) return pthread_rwlock_tryrdlock(&rw);
		if (!strcmp(op, "timedrdlock")) return pthread_rwlock_timedrdlock(&rw, &t);
		if (!strcmp(op, "unlock")) return pthread_rwlock_unlock(&rw);
		break;
	case 's':
		if (!strcmp(op, "lock")) return pthread_spin_lock(&spin);
		if (!strcmp(op, "trylock")) return pthread_spin_trylock(&spin);
		if (!strcmp(op, "unlock")) return pthread_spin_unlock(&spin);
		break;
	}
	return 999;
}

static void *takes_and_ends(void *op)
{
	int e = perform(op);
	check(e == 0 || e == EOWNERDEAD);
	return 0;
}

static void *takes(void *op)
{
	takes_and_ends(op);
	sem_post(&ready);
	for (;;) pause();
}

static void by(void *(*f)(void *), const char *op)
{
	pthread_t t;
	pthread_create(&t, 0, f, (void *)op);
	if (f == takes_and_ends)
		pthread_join(t, 0);
	else
		sem_wait(&ready);
}

static void *probe(void *arg)
{
	say(perform("trylock"));
	return 0;
}

static void lock_row(char **a)
{
	int type = atoi(a[0]), health = atoi(a[1]), mine = atoi(a[2]), others = atoi(a[3]), depth = atoi(a[4]);
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, type & 3);
	pthread_mutexattr_setrobust(&attr, type & 4 ? PTHREAD_MUTEX_ROBUST : PTHREAD_MUTEX_STALLED);
	pthread_mutex_init(&m, &attr);
	pthread_rwlock_init(&rw, 0);
	pthread_spin_init(&spin, 0);
	if (health > 0) by(takes_and_ends, "lock");
	if (health == 2) {
		check(perform("lock") == EOWNERDEAD);
		check(perform("unlock") == 0);
	}
	if (others == 1) by(takes, "rdlock");
	if (others == 2) by(takes, "lock");
	if (others == 3) by(takes_and_ends, "lock");
	if (mine == 1) check(perform("rdlock") == 0);
	if (mine == 2) {
		int e = perform("lock");
		check(e == (health == 1 ? EOWNERDEAD : 0));
		while (--depth > 0) check(perform("lock") == 0);
	}
	say(0);
	say(perform(a[5]));
	pthread_t t;
	pthread_create(&t, 0, probe, 0);
	pthread_join(t, 0);
}

static int result(int r) { return r < 0 ? errno : 0; }

static void sem_row(char **a)
{
	sem_t s;
	unsigned n = strtoul(a[0], 0, 10);
	struct timespec t = soon();
	if (!strcmp(a[1], "init")) {
		say(0);
		say(result(sem_init(&s, 0, n)));
		return;
	}
	check(sem_init(&s, 0, n) == 0);
	say(0);
	if (!strcmp(a[1], "post")) say(result(sem_post(&s)));
	if (!strcmp(a[1], "wait")) say(result(sem_wait(&s)));
	if (!strcmp(a[1], "trywait")) say(result(sem_trywait(&s)));
	if (!strcmp(a[1], "timedwait")) say(result(sem_timedwait(&s, &t)));
}

static pthread_barrier_t b;

static void *arrives(void *arg)
{
	sem_post(&ready);
	pthread_barrier_wait(&b);
	for (;;) pause();
}

static void barrier_row(char **a)
{
	int n = atoi(a[0]), arrived = atoi(a[1]);
	if (!strcmp(a[2], "init")) {
		say(0);
		say(pthread_barrier_init(&b, 0, n));
		return;
	}
	check(pthread_barrier_init(&b, 0, n) == 0);
	while (arrived-- > 0) by(arrives, 0);
	say(0);
	int r = pthread_barrier_wait(&b);
	say(r == PTHREAD_BARRIER_SERIAL_THREAD ? 0 : r);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void returns(void) {}
static void stays(void)
{
	sem_post(&ready);
	for (;;) pause();
}

static void *runs(void *arg)
{
	pthread_once(&once, stays);
	return 0;
}

static void once_row(char **a)
{
	if (!strcmp(a[0], "running")) by(runs, 0);
	if (!strcmp(a[0], "done")) check(pthread_once(&once, returns) == 0);
	say(0);
	say(pthread_once(&once, returns));
}

static int waiting, tokens, woken;

static void *waits(void *arg)
{
	pthread_mutex_lock(&m);
	waiting++;
	sem_post(&ready);
	pthread_cond_wait(&c, &m);
	woken++;
	pthread_mutex_unlock(&m);
	sem_post(&ready);
	return 0;
}

// Prints 0 if at least so many threads were woken up: one that wakes up by itself is no mistake.
static void cond_row(char **a)
{
	int n = atoi(a[0]), all = !strcmp(a[1], "true"), want = atoi(a[2]);
	pthread_mutex_init(&m, 0);
	for (int i = 0; i < n; i++) by(waits, 0);
	pthread_mutex_lock(&m); // all wait now
	pthread_mutex_unlock(&m);
	say(0);
	if (all) pthread_cond_broadcast(&c); else pthread_cond_signal(&c);
	for (int i = 0; i < want; i++) sem_wait(&ready);
	say(0);
}

int main(int argc, char **argv)
{
	sem_init(&ready, 0, 0);
	kind = argv[1][0];
	if (!strcmp(argv[1], "sem")) sem_row(argv + 2);
	else if (kind == 'b') barrier_row(argv + 2);
	else if (kind == 'o') once_row(argv + 2);
	else if (kind == 'c') cond_row(argv + 2);
	else lock_row(argv + 2);
	fflush(stdout);
	_exit(0);
}
