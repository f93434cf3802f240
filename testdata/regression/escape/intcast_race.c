// An address survives as an integer, shifted and back.
#include <pthread.h>
#include <stdint.h>

int target;

void *worker(void *arg) {
	uintptr_t bits = (uintptr_t)arg;
	int *p = (int *)(bits - 16);
	*p = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	uintptr_t bits = (uintptr_t)&target;
	pthread_create(&t, NULL, worker, (void *)(bits + 16));
	target = 2; // RACE!
	return 0;
}
