// The threads may be in the first cell, or not.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static pthread_t t[64];

int main(int argc, char **argv) {
	int n = argc + 2;
	int i = 1;
	if (argc > 0)
		i = 0;
	for (; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 1; i < n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
