// A read-modify-write of the compiler and a plain read.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	__sync_fetch_and_add(&x, 1); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return x; // RACE!
}
