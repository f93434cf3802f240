// The address escapes in order, and is stored once more where it races.
#include <pthread.h>
#include <stdlib.h>

int *first, *second;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	int *p = second; // RACE!
	return p ? (void *)(long)*p : 0; // RACE!
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	int *p = malloc(sizeof *p);
	*p = 1; // RACE!
	pthread_mutex_lock(&m);
	first = p; // NORACE
	pthread_mutex_unlock(&m);
	second = p; // RACE!
	pthread_join(t, 0);
	return 0;
}
