// A thread is created before, and another one after, the access.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

void *idle(void *arg) {
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	x = 2; // RACE!
	pthread_create(&u, NULL, idle, NULL);
	return 0;
}
