// What is to be done is known before the other thread looks.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int pending, result;

static void *work(void *arg) {
	result = 1; // NORACE
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
		result = 2; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pending = 1;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&t, NULL, wait, NULL);
	return 0;
}
