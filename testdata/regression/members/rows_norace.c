// Threads are created into one row of an array of arrays, and joined from it.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void *idle(void *arg) { return 0; }

struct pool {
	pthread_t threads[2][8];
	int count;
};


int main(void) {
	struct pool p;
	for (int i = 0; i < 4; i++)
		if (pthread_create(&p.threads[0][i], 0, idle, 0))
			exit(1);
	for (int i = 0; i < 4; i++)
		if (pthread_create(&p.threads[1][i], 0, work, 0))
			exit(1);
	for (int i = 0; i < 4; i++)
		pthread_join(p.threads[1][i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
