// One thread creates them, and joins them.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void run(int n) {
	pthread_t t[64];
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}

static void *other(void *arg) {
	return 0;
}

int main(int argc, char **argv) {
	pthread_t o;
	pthread_create(&o, 0, other, 0);
	run(argc + 2);
	x++; // NORACE
	pthread_join(o, 0);
	usleep(50000);
	return 0;
}
