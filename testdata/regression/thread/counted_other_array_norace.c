// Those that are joined are those that were created.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void *none(void *arg) {
	return 0;
}

int main(int argc, char **argv) {
	int n = argc + 2;
	pthread_t *t = malloc(n * sizeof *t), *u = malloc(n * sizeof *u), *p = t;
	if (!t || !u)
		return 1;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < n; i++)
		pthread_create(&u[i], 0, none, 0);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
