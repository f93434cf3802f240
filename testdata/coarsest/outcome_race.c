// The lock may not have been taken where it is said to be.
#include <stdbool.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static int try(void) { return pthread_mutex_trylock(&m); }

static void *worker(void *arg) {
	bool taken = true;
	if (try() != 0)
		taken = getpid() % 2;
	if (!taken)
		return NULL;
	x++; // RACE!
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
