// A way out of a function that releases the lock too early.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void step(int early) {
	pthread_mutex_lock(&m);
	if (early)
		goto out;
	x++; // RACE!
out:
	pthread_mutex_unlock(&m);
	if (early)
		x++; // RACE!
}

void *worker(void *arg) {
	step(arg != NULL);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, argc > 1 ? argv : NULL);
	step(0);
	return 0;
}
