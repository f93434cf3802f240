// A flag that is set from the start hands nothing over.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready = 1, data;

static void *worker(void *arg) {
	data = 1; // RACE!
	pthread_mutex_lock(&m);
	ready = 1;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	if (ready) {
		pthread_mutex_unlock(&m);
		data = 2; // RACE!
		return 0;
	}
	pthread_mutex_unlock(&m);
	return 0;
}
