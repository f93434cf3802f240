// main may be another name of a function.
#include <pthread.h>

int data;

static void *thread(void *arg) {
	data = 1; // RACE!
	return 0;
}

int start(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}

int main(void) __attribute__((alias("start")));
