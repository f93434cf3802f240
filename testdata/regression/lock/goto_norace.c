// All ways out of a function release the lock, and none before the access.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

int step(int early) {
	int y = 0;
	pthread_mutex_lock(&m);
	if (early)
		goto out;
	y = ++x; // NORACE
out:
	pthread_mutex_unlock(&m);
	return y;
}

void *worker(void *arg) {
	step(arg != NULL);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, argc > 1 ? argv : NULL);
	return step(0);
}
