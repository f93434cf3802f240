// A thread is created when something is done.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int data;

static void *t(void *unused) {
	return data ? unused : NULL; // NORACE
}

int main(void) {
	pthread_t t1;
	pthread_mutex_lock(&m);
	if (!done) {
		done = 1;
		data = 1; // NORACE
	}
	pthread_create(&t1, NULL, t, NULL);
	pthread_mutex_unlock(&m);
	pthread_join(t1, NULL);
	return 0;
}
