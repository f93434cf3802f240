// A function is called through a pointer in a structure that the other thread has filled.
#include <pthread.h>

struct ops { void (*run)(int *); };

void bump(int *p) {
	(*p)++; // RACE!
}

struct ops ops;
int x;

void *worker(void *arg) {
	(void)arg;
	ops.run(&x);
	return NULL;
}

int main(void) {
	pthread_t t;
	ops.run = bump;
	pthread_create(&t, NULL, worker, NULL);
	ops.run(&x);
	return 0;
}
