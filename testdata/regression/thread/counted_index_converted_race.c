// The index is converted.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static pthread_t t[300];

int main(int argc, char **argv) {
	unsigned n = argc + 256;
	for (unsigned i = 0; i < n; i++)
		pthread_create(&t[(unsigned char)i], 0, work, 0);
	for (unsigned i = 0; i < n && i < 256; i++)
		pthread_join(t[(unsigned char)i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
