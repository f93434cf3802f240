// Two threads begin with one reference each, of one number.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int refs, data;

static void set(void) {
	pthread_mutex_lock(&m);
	refs = 1;
	pthread_mutex_unlock(&m);
}

static int put(void) {
	pthread_mutex_lock(&m);
	int left = --refs;
	pthread_mutex_unlock(&m);
	return left;
}

static void *use(void *arg) {
	if (put() == 0)
		data = 1; // RACE!
	return arg;
}

static void *begin(void *arg) {
	pthread_t t;
	set();
	pthread_create(&t, NULL, use, NULL);
	return arg;
}

int main(void) {
	pthread_t t;
	set();
	pthread_create(&t, NULL, begin, NULL);
	return data; // RACE!
}
