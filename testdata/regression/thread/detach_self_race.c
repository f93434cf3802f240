// A thread that detaches itself may have done so before it is joined.
#include <pthread.h>

int x;

static void *run(void *arg) {
	pthread_detach(pthread_self());
	x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	x++; // RACE!
	return 0;
}
