// The index is as wide as the count.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

int main(int argc, char **argv) {
	unsigned long n = argc * 5000000000, made = 0;
	pthread_t *t = malloc(n * sizeof *t);
	if (!t)
		return 1;
	for (unsigned long i = 0; i < n && made < n; i++, made++)
		if (pthread_create(&t[i], 0, work, 0))
			abort();
	for (unsigned long i = 0; i < n; i++)
		if (pthread_join(t[i], 0))
			abort();
	x++; // NORACE
	usleep(50000);
	return 0;
}
