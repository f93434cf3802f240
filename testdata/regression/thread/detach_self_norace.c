// A thread that detaches itself may have done so before it is joined.
#include <pthread.h>

int x;

static void *run(void *arg) {
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	x++; // NORACE
	return 0;
}
