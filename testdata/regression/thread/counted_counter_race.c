// The threads that could be created are counted, and others are put into their cells.
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
	size_t n = argc + 2, made = 0;
	for (size_t i = 0; i < n; i++)
		if (!pthread_create(&t[made], 0, work, 0))
			made = made ? 1 : 1;
	for (size_t i = 0; i < made; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
