// A clean-up handler that is popped may run.
#include <pthread.h>

int g, h;

void handler(void *p) {
	h = 1; // RACE!
}

void *run(void *p) {
	pthread_cleanup_push(handler, 0);
	g = 1; // NORACE
	pthread_cleanup_pop(1);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	h = 2; // RACE!
	return 0;
}
