// A function returns how many threads it could create.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static long x;
static pthread_t t[16];

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static int start(int n) {
	int made = 0;
	for (int i = 0; i < n && i < 16; i++) {
		if (pthread_create(&t[i], 0, work, 0) != 0)
			break;
		made++;
	}
	return made;
}

int main(int argc, char **argv) {
	int made = start(argc + 2);
	for (int i = 0; i < made; i++)
		pthread_join(t[i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
