// The count is converted, in one loop.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static pthread_t t[600];

int main(int argc, char **argv) {
	long n = argc + 256;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < (unsigned char)n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
