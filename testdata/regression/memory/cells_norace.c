// Elements of an array: both indices are known, and differ.
#include <pthread.h>

int a[4];

void *worker(void *arg) {
	(void)arg;
	a[2] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	a[1] = 2; // NORACE
	return 0;
}
