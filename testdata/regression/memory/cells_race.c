// Elements of an array: one index is known, the other is not.
#include <pthread.h>

int a[4];

void *worker(void *arg) {
	(void)arg;
	a[2] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	pthread_create(&t, NULL, worker, NULL);
	a[argc & 3] = 2; // RACE!
	return 0;
}
