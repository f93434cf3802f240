// A thread is created into another variable, and joined.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static pthread_t t[64];

int main(int argc, char **argv) {
	int n = argc + 2;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	int i, k = 0;
	for (i = 0; i < n; i++) {
		k = i;
		pthread_join(t[i], 0);
	}
	pthread_t u;
	pthread_create(&u, 0, work, 0);
	pthread_join(u, 0);
	if (i >= n && k < n)
		x++; // NORACE
	usleep(50000);
	return 0;
}
