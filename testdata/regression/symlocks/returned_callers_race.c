// Two functions ask a third one for the lock of a number of theirs, and one of them for that of another number.
#include <pthread.h>
#include <stdlib.h>

#define CELLS 64
#define LOCKS 8

static long cells[CELLS];
static pthread_mutex_t locks[LOCKS];

static pthread_mutex_t *lock_of(unsigned k) {
	return &locks[k % LOCKS];
}

static void put(unsigned key, long n) {
	pthread_mutex_t *m = lock_of(key);
	pthread_mutex_lock(m);
	cells[key] = n; // RACE!
	pthread_mutex_unlock(m);
}

static long get(unsigned id) {
	pthread_mutex_lock(lock_of(id + 1));
	long n = cells[id]; // RACE!
	pthread_mutex_unlock(lock_of(id + 1));
	return n;
}

static void *work(void *arg) {
	unsigned seed = (unsigned)(size_t)arg;
	for (int k = 0; k < 100; k++) {
		unsigned i = rand_r(&seed) % CELLS;
		put(i, get((i + 1) % CELLS));
	}
	return NULL;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < LOCKS; i++)
		pthread_mutex_init(&locks[i], NULL);
	pthread_create(&t, NULL, work, (void *)1);
	pthread_create(&u, NULL, work, (void *)2);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
