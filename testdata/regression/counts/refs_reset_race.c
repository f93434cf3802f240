// The number is set while another thread has a reference.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int refs, data;

static void get(void) {
	pthread_mutex_lock(&m);
	refs++;
	pthread_mutex_unlock(&m);
}

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
	data = 1; // RACE!
	put();
	return arg;
}

int main(void) {
	pthread_t t;
	set();
	get();
	pthread_create(&t, NULL, use, NULL);
	set();
	if (put() == 0)
		data = 2; // RACE!
	return 0;
}
