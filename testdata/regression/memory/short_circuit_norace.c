// The right operand of && is not evaluated if the left one is false.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	int never = 0;
	pthread_create(&t, NULL, worker, NULL);
	return never && x; // NORACE
}
