// A function has an array of its own.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void wait_for(int n) {
	pthread_t t[64];
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}

int main(int argc, char **argv) {
	int n = argc + 2;
	wait_for(n);
	x++; // NORACE
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	pthread_join(t, 0);
	usleep(50000);
	return 0;
}
