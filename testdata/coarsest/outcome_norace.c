// What a lock has come to is known where it is asked for, whatever registers hold it meanwhile.
#include <stdbool.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static int try(void) { return pthread_mutex_trylock(&m); }

static void *worker(void *arg) {
	bool taken = false;
	if (try() == 0)
		taken = true;
	if (!taken)
		return NULL;
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
