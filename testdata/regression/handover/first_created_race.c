// It is created before that, by who has said already that it is done.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int data;

static void *t(void *unused) {
	return data ? unused : NULL; // RACE!
}

int main(void) {
	pthread_t t1;
	pthread_mutex_lock(&m);
	if (!done) {
		done = 1;
		pthread_create(&t1, NULL, t, NULL);
		data = 1; // RACE!
		pthread_mutex_unlock(&m);
		pthread_join(t1, NULL);
		return 0;
	}
	pthread_mutex_unlock(&m);
	return 0;
}
