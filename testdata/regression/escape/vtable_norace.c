// A function is called through a pointer in a structure, with objects of the caller.
#include <pthread.h>

struct ops { void (*run)(int *); };

void bump(int *p) {
	(*p)++; // NORACE
}

struct ops ops;
int x, y;

void *worker(void *arg) {
	(void)arg;
	ops.run(&x);
	return NULL;
}

int main(void) {
	pthread_t t;
	ops.run = bump;
	pthread_create(&t, NULL, worker, NULL);
	ops.run(&y);
	return 0;
}
