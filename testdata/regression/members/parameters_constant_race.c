// Other numbers of threads are passed.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
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

int main(void) {
	pthread_t t[20];
	start(t, 20);
	stop(t, 19);
	x++; // RACE!
	usleep(50000);
	return 0;
}
