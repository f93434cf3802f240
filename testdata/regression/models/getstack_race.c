// The stack of a thread is where pthread_attr_getstack says.
#define _GNU_SOURCE
#include <pthread.h>

int *volatile shared;

void *run(void *arg) {
	int local = 0; // RACE!
	shared = &local; // NORACE imprecise
	local = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_attr_t a;
	char *p;
	size_t n;
	pthread_create(&t, 0, run, 0);
	pthread_getattr_np(t, &a);
	pthread_attr_getstack(&a, (void **)&p, &n);
	return p[n - 100]; // RACE!
}
