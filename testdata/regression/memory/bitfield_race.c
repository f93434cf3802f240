// Bit-fields side by side are one memory location.
#include <pthread.h>

struct { unsigned a : 3, b : 5; } flags;

void *worker(void *arg) {
	(void)arg;
	flags.a = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	flags.b = 2; // RACE!
	return 0;
}
