// Another thread writes a number somewhere in the creator's stack, perhaps the count.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

struct pool {
	int size, count;
};

static void *control(void *at) {
	__atomic_store_n((int *)at, 1, __ATOMIC_RELAXED);
	return 0;
}

int main(int argc, char **argv) {
	struct pool p = {.count = 4};
	pthread_t t[8], other;
	pthread_attr_t own;
	void *stack;
	size_t size;
	pthread_getattr_np(pthread_self(), &own);
	pthread_attr_getstack(&own, &stack, &size);
	for (int i = 0; i < p.count && i < 8; i++)
		if (pthread_create(&t[i], 0, work, &p))
			exit(1);
	if (pthread_create(&other, 0, control, (int *)stack + argc))
		exit(1);
	pthread_join(other, 0);
	for (int i = 0; i < p.count && i < 8; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
