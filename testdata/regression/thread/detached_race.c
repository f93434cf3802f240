// A detached thread is never joined.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_detach(t);
	x = 2; // RACE!
	return 0;
}
