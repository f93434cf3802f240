// The index is increased by one.
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
	int k = n;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < n;) {
		pthread_join(t[i], 0);
		i = i + 1;
	}
	x++; // NORACE
	usleep(50000);
	return 0;
}
