// What the first lock has come to says nothing of the second.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *worker(void *arg) {
	int busy = 1;
	for (int i = 0; i < 2; i++) {
		busy = pthread_mutex_trylock(&m);
		if (busy == 0 && i == 0)
			pthread_mutex_unlock(&m);
		else if (i == 1)
			busy = 0;
	}
	if (busy != 0)
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
