// The result of the function is not that of the lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static int try(int *how) {
	*how = pthread_mutex_trylock(&m);
	return 0;
}

static void *worker(void *arg) {
	int how;
	if (try(&how) != 0)
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
