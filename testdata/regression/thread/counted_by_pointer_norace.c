// Threads are created into an array behind a pointer, and joined by its name, or the other way round.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static long x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static int start(pthread_t *t, int n) {
	int i;
	for (i = 0; i < n && i < 8; i++)
		if (pthread_create(&t[i], 0, work, 0) != 0)
			break;
	return i;
}

static void stop(pthread_t *t, int n) {
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}

int main(int argc, char **argv) {
	pthread_t t[8], u[8];
	int made = start(t, argc + 2);
	for (int i = 0; i < made; i++)
		pthread_join(t[i], 0);
	made = start(u, argc + 3);
	stop(u, made);
	x++; // NORACE
	usleep(50000);
	return 0;
}
