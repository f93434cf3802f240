// What one activation has come to says nothing of another one.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static int try(int n) {
	int busy = pthread_mutex_trylock(&m);
	if (n > 0 && busy == 0) {
		pthread_mutex_unlock(&m);
		try(n - 1);
	}
	return busy;
}

static void *worker(void *arg) {
	if (try(getpid() % 3) != 0)
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
