// Each pass holds a mutex of its own, and all but the first one the common one, too.
#include <pthread.h>

static pthread_mutex_t common = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t own[12];
static int x;

static void *work(void *arg) {
	pthread_mutex_lock(&common);
	x++; // RACE!
	pthread_mutex_unlock(&common);
	return arg;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 12; i++)
		pthread_mutex_init(&own[i], NULL);
	pthread_create(&t, NULL, work, NULL);
	for (int i = 0; i < 12; i++) {
		if (i > 0)
			pthread_mutex_lock(&common);
		pthread_mutex_lock(&own[i]);
		x++; // RACE!
		pthread_mutex_unlock(&own[i]);
		if (i > 0)
			pthread_mutex_unlock(&common);
	}
	pthread_join(t, NULL);
	return x;
}
