// As in the racing program, but the other thread has been joined, too.
#include <pthread.h>

int g;

void *loop(void *arg) {
	for (;;)
		pthread_testcancel();
	return 0;
}

void *other(void *arg) {
	g = 2; // NORACE
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, loop, 0);
	pthread_create(&b, 0, other, 0);
	pthread_cancel(a);
	pthread_join(a, 0);
	pthread_join(b, 0);
	g = 1; // NORACE
	return 0;
}
