// The address stays with its thread.
#include <pthread.h>
#include <stdint.h>

int shared;

void *worker(void *arg) {
	shared = 1;
	return 0;
}

int main(void) {
	int local = 0;
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	double carrier = (double)(uintptr_t)&local;
	int *p = (int *)(uintptr_t)carrier;
	*p = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
