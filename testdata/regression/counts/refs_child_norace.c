// Threads give references to their children.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int refs = 1, data;

static void *use(void *arg);

static void start(void) {
	pthread_t t;
	pthread_mutex_lock(&m);
	refs++;
	pthread_mutex_unlock(&m);
	pthread_create(&t, NULL, use, NULL);
}

static void *use(void *arg) {
	int n = data; // NORACE
	(void)n;
	if (arg)
		start();
	pthread_mutex_lock(&m);
	int left = --refs;
	pthread_mutex_unlock(&m);
	if (left == 0)
		data = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, use, &m);
	return 0;
}
