// Members of a union that lie side by side inside its variants.
#include <pthread.h>

union { struct { short low, high; } half; int whole; } u;

void *worker(void *arg) {
	(void)arg;
	u.half.low = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	u.half.high = 2; // NORACE
	return 0;
}
