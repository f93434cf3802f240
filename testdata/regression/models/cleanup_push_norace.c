// A clean-up handler runs when it is popped, and only then if no thread ends early.
#include <pthread.h>

int g, h;

void handler(void *p) {
	h = 1; // NORACE
}

void *run(void *p) {
	pthread_cleanup_push(handler, 0);
	g = 1; // NORACE
	pthread_cleanup_pop(0);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	h = 2; // NORACE
	return 0;
}
