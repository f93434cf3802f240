// A lock is taken on one branch only, and the data is used on that branch only.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	int locked = 0;
	if (arg) {
		pthread_mutex_lock(&m);
		locked = 1;
	}
	if (locked) {
		x++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, argc > 1 ? argv : NULL);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
