// An address survives as an integer, shifted and back; only the new thread uses the object.
#include <pthread.h>
#include <stdint.h>

int target;

void *worker(void *arg) {
	uintptr_t bits = (uintptr_t)arg;
	int *p = (int *)(bits - 16);
	*p = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	uintptr_t bits = (uintptr_t)&target;
	target = 2; // NORACE
	pthread_create(&t, NULL, worker, (void *)(bits + 16));
	return 0;
}
