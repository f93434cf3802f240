// The loop is written otherwise.
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
	int i = 0, j = 0;
	while (i < n) {
		pthread_create(&t[i], 0, work, 0);
		i++;
	}
	while (1) {
		if (j >= n)
			break;
		pthread_join(t[j], 0);
		j++;
	}
	x++; // NORACE
	usleep(50000);
	return 0;
}
