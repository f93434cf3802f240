// A join comes too late.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	int y;
	pthread_create(&t, NULL, worker, NULL);
	y = x; // RACE!
	pthread_join(t, NULL);
	return y;
}
