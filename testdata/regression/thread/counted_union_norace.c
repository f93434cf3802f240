// A cell of an array in a union is written that holds no identifier of a worker.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static long x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE imprecise
	return 0;
}

static void *nothing(void *arg) { return 0; }

static union {
	struct {
		pthread_t t[2];
		pthread_t own, rest;
	} some;
	pthread_t all[4];
} u;

int main(int argc, char **argv) {
	int i = 0;
	for (; i < 2 && i <= argc; i++)
		if (pthread_create(&u.some.t[i], 0, work, 0) != 0)
			break;
	pthread_t *p = u.all;
	for (; i < 3 && i <= argc + 1; i++)
		if (pthread_create(&p[i], 0, work, 0) != 0)
			break;
	pthread_t other;
	if (pthread_create(&other, 0, nothing, 0) != 0)
		return 1;
	u.some.rest = other;
	for (int k = 0; k < i; k++)
		pthread_join(p[k], 0);
	if (i < 4)
		pthread_join(other, 0);
	x++; // NORACE imprecise
	usleep(50000);
	return 0;
}
