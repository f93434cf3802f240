// On one of the ways a function of the library may have set errno since.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, verbose;

static void *worker(void *arg) {
	errno = pthread_mutex_trylock(&m);
	if (verbose)
		puts("tried");
	if (errno != 0)
		return NULL;
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

int main(int argc, char **argv) {
	(void)argv;
	verbose = argc > 1;
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
