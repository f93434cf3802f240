// The address of a stack that the program has made comes back by pthread_attr_getstack.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

static void *work(void *arg) {
	*(char *)arg = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_attr_t a;
	void *memory, *stack;
	size_t n;
	if (posix_memalign(&memory, 4096, 1 << 20))
		return 1;
	pthread_attr_init(&a);
	if (pthread_attr_setstack(&a, memory, 1 << 20) || pthread_create(&t, 0, work, memory))
		return 1;
	pthread_attr_getstack(&a, &stack, &n);
	*(char *)stack = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
