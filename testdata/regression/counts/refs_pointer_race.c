// Who takes a reference may take one of something else.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int refs = 1, others = 1, data;

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

int main(int argc, char **argv) {
	pthread_t t;
	int *which = argc > 1 ? &others : &refs;
	pthread_mutex_lock(&m);
	(*which)++;
	pthread_mutex_unlock(&m);
	pthread_create(&t, NULL, use, NULL);
	int n = data; // RACE!
	return n + put();
}
