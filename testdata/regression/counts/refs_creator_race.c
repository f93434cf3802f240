// When the number has been zero, it counts again.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int refs, data;

static void get(void) {
	pthread_mutex_lock(&m);
	refs++;
	pthread_mutex_unlock(&m);
}

static int put(void) {
	pthread_mutex_lock(&m);
	int left = --refs;
	pthread_mutex_unlock(&m);
	return left;
}

static void *use(void *arg) {
	data = 1; // RACE!
	pthread_mutex_lock(&m);
	refs--;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	get();
	if (put() == 0) {
		get();
		pthread_create(&t, NULL, use, NULL);
		data = 2; // RACE!
	}
	return 0;
}
