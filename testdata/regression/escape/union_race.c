// A pointer is stored through one member of a union and loaded through another.
#include <pthread.h>
#include <stdint.h>

union word { int *p; uintptr_t bits; };
union word shared;
int target;

void *worker(void *arg) {
	uintptr_t bits = shared.bits;
	(void)arg;
	*(int *)bits = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	shared.p = &target;
	pthread_create(&t, NULL, worker, NULL);
	target = 2; // RACE!
	return 0;
}
