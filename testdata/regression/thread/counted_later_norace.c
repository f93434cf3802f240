// The cell is joined, then the next one is looked at.
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
	int j = 0;
	for (; j < n;) {
		pthread_join(t[j], 0);
		j++;
	}
	x++; // NORACE
	usleep(50000);
	return 0;
}
