// A thread that joins itself is told so, and goes on: here to wait for the other one.
#include <pthread.h>

int g;
static void *worker(void *arg) {
	g = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_join(pthread_self(), 0);
	pthread_join(t, 0);
	g = 2; // NORACE
	return 0;
}
