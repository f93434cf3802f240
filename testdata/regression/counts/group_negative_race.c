// The number is less than what is to be done.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int refs = -1, data;

static void get(void) {
	pthread_mutex_lock(&m);
	refs++;
	pthread_mutex_unlock(&m);
}

static void put(void) {
	pthread_mutex_lock(&m);
	refs--;
	pthread_mutex_unlock(&m);
}

static void *use(void *arg) {
	data = 1; // RACE!
	put();
	return arg;
}

int main(void) {
	pthread_t t;
	get();
	pthread_create(&t, NULL, use, NULL);
	pthread_mutex_lock(&m);
	int left = refs;
	pthread_mutex_unlock(&m);
	if (left <= 0)
		data = 2; // RACE!
	return 0;
}
