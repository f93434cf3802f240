// Lazy initialisation with double-checked locking: the first check is not ordered with anything.
#include <pthread.h>

static int ready, size;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int get_size(void) {
	if (!ready) { // RACE!
		pthread_mutex_lock(&lock);
		if (!ready) { // NORACE
			size = 42; // RACE!
			ready = 1; // RACE!
		}
		pthread_mutex_unlock(&lock);
	}
	return size; // RACE!
}

static void *worker(void *arg) {
	(void)arg;
	return get_size() ? &lock : NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
