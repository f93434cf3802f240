// A number goes from 0 up to how many threads could be created.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static long x;
static int running;
static pthread_t t[16];

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

int main(int argc, char **argv) {
	for (int i = 0; i < argc + 2 && i < 16; i++) {
		if (pthread_create(&t[i], 0, work, 0) != 0)
			break;
		running++;
	}
	for (int i = 0; i < running; i++)
		pthread_join(t[i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
