// A function returns the lock of a number of its caller's, or the one that this has got from its own caller.
#include <pthread.h>
#include <stdlib.h>

#define CELLS 64
#define LOCKS 8

static long cells[CELLS];
static pthread_mutex_t locks[LOCKS];

static pthread_mutex_t *either(unsigned k, pthread_mutex_t *other, int own) {
	if (own)
		return &locks[k % LOCKS];
	return other;
}

static void add(unsigned key, pthread_mutex_t *other, int own) {
	pthread_mutex_t *m = either(key, other, own);
	pthread_mutex_lock(m);
	cells[key]++; // RACE!
	pthread_mutex_unlock(m);
}

static void *work(void *arg) {
	unsigned seed = (unsigned)(size_t)arg;
	for (int k = 0; k < 100; k++) {
		unsigned i = rand_r(&seed) % CELLS, j = rand_r(&seed) % LOCKS;
		add(i, &locks[j], rand_r(&seed) % 2);
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
