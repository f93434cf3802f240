// Somewhere in the stack a number is written, perhaps the count.
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

static void control(long at) {
	pthread_attr_t own;
	void *stack;
	size_t size;
	pthread_getattr_np(pthread_self(), &own);
	pthread_attr_getstack(&own, &stack, &size);
	__atomic_store_n((int *)stack + at, 1, __ATOMIC_RELAXED);
}

int main(int argc, char **argv) {
	struct pool p = {.count = 4};
	pthread_t t[8];
	for (int i = 0; i < p.count && i < 8; i++)
		if (pthread_create(&t[i], 0, work, &p))
			exit(1);
	control(argc);
	for (int i = 0; i < p.count && i < 8; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
