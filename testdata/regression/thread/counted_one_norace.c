// A thread is created into a cell, and joined.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static pthread_t t[1], u[1];

static void *none(void *arg) {
	return 0;
}

int main(int argc, char **argv) {
	pthread_t o;
	pthread_create(&o, 0, none, 0);
	int n = argc > 0;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	u[0] = o;
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
