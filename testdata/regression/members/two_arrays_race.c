// Of two arrays of a pool one is joined twice.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static void *idle(void *arg) { return 0; }

struct pool {
	pthread_t readers[4], writers[4];
};

int main(void) {
	struct pool p;
	for (int i = 0; i < 4; i++) {
		if (pthread_create(&p.readers[i], 0, idle, 0))
			return 1;
		if (pthread_create(&p.writers[i], 0, work, 0))
			return 1;
	}
	for (int i = 0; i < 4; i++)
		pthread_join(p.readers[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
