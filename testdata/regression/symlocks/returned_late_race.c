// The number changes after the lock has been found.
#include <pthread.h>
#include <stdlib.h>

#define CELLS 64
#define LOCKS 8

static long cells[CELLS];
static pthread_mutex_t locks[LOCKS];

static pthread_mutex_t *lock_of(int i) {
	return &locks[i % LOCKS];
}

static void *work(void *arg) {
	unsigned seed = (unsigned)(size_t)arg;
	for (int k = 0; k < 100; k++) {
		int i = rand_r(&seed) % CELLS;
		pthread_mutex_t *m = lock_of(i);
		i = (i + k) % CELLS;
		pthread_mutex_lock(m);
		cells[i]++; // RACE!
		pthread_mutex_unlock(m);
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
