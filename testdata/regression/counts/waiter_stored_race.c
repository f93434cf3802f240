// Another thread may find that there is nothing to do yet.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int pending, result;

static void *work(void *arg) {
	result = 1; // RACE!
	pthread_mutex_lock(&m);
	pending--;
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *wait(void *arg) {
	pthread_mutex_lock(&m);
	int left = pending;
	pthread_mutex_unlock(&m);
	if (left == 0)
		result = 2; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, wait, NULL);
	pthread_mutex_lock(&m);
	pending = 1;
	pthread_mutex_unlock(&m);
	pthread_create(&t, NULL, work, NULL);
	return 0;
}
