// The count is a parameter.
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
	x++; // NORACE
}

int main(int argc, char **argv) {
	run(argc + 2);
	usleep(50000);
	return 0;
}
