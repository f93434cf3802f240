// The handle of a thread is copied, and the copy is joined.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

void *idle(void *arg) {
	return arg;
}

int main(void) {
	pthread_t t, u, v;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, idle, NULL);
	v = t;
	pthread_join(v, NULL);
	x = 2; // NORACE
	return 0;
}
