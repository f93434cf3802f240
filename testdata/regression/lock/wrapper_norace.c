// A function that locks only sometimes, and says so by its result.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

int enter(int really) {
	if (!really)
		return 0;
	pthread_mutex_lock(&m);
	return 1;
}

void *worker(void *arg) {
	(void)arg;
	enter(1);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	pthread_create(&t, NULL, worker, NULL);
	if (enter(argc > 1)) {
		x++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return 0;
}
