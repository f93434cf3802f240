// An address travels through a floating number.
#include <pthread.h>
#include <stdint.h>

double carrier;

void *worker(void *arg) {
	int *p = (int *)(uintptr_t)carrier;
	*p = 1; // RACE!
	return 0;
}

int main(void) {
	int local = 0;
	pthread_t t;
	carrier = (double)(uintptr_t)&local;
	pthread_create(&t, 0, worker, 0);
	local = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
