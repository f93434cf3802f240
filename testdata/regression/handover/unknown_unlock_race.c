// Somebody unlocks a mutex that he does not hold, through a pointer of which nothing is known: the flag hands nothing over.
// externals: worst
#include <pthread.h>

extern pthread_mutex_t *find(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int ready, data;

static void *worker(void *arg) {
	data = 1; // RACE!
	pthread_mutex_lock(&m);
	ready = 1; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

static void *breaker(void *arg) {
	pthread_mutex_unlock(find());
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, breaker, NULL);
	pthread_mutex_lock(&m);
	if (ready) { // RACE!
		pthread_mutex_unlock(&m);
		data = 2; // RACE!
		return 0;
	}
	pthread_mutex_unlock(&m);
	return 0;
}
