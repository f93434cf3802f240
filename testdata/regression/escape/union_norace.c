// A pointer is stored through one member of a union and loaded through another; it leads to an object of its own.
#include <pthread.h>
#include <stdint.h>

union word { int *p; uintptr_t bits; };
union word shared;
int target, other;

void *worker(void *arg) {
	uintptr_t bits = shared.bits;
	(void)arg;
	*(int *)bits = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	shared.p = &other;
	pthread_create(&t, NULL, worker, NULL);
	target = 2; // NORACE
	return 0;
}
