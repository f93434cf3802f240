// The array and how many there are are parameters.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void start(pthread_t *t, int n) {
	for (int i = 0; i < n; i++)
		if (pthread_create(&t[i], 0, work, 0))
			exit(1);
}

static void stop(pthread_t *t, int n) {
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}

int main(int argc, char **argv) {
	int n = argc < 7 ? argc + 1 : 8;
	pthread_t t[8];
	start(t, n);
	stop(t, n);
	x++; // NORACE
	usleep(50000);
	return 0;
}
