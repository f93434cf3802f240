// A bit-field of width zero divides memory locations.
#include <pthread.h>

struct { unsigned char a : 3; unsigned char : 0; unsigned char b : 5; } flags;

void *worker(void *arg) {
	(void)arg;
	flags.a = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	flags.b = 2; // NORACE
	return 0;
}
