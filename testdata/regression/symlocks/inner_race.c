// A lock that a pointer names is taken and released inside of two others, and is one of them.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t w = PTHREAD_RWLOCK_INITIALIZER;
static int before, inside, after;

static void *worker(void *arg) {
	pthread_mutex_t own;
	pthread_mutex_init(&own, 0);
	pthread_mutex_t *p = arg ? &m : &own;
	pthread_mutex_lock(&m);
	pthread_rwlock_rdlock(&w);
	before++; // NORACE
	if (!arg)
		pthread_mutex_lock(p);
	inside++; // NORACE
	pthread_mutex_unlock(p);
	after++; // RACE!
	pthread_rwlock_unlock(&w);
	if (!arg)
		pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, &m);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
