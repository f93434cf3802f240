// A thread that joins itself is told so, and goes on.
#include <pthread.h>

int g;
static void *worker(void *arg) {
	g = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_join(pthread_self(), 0);
	g = 2; // RACE!
	return 0;
}
