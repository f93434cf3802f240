// volatile is no synchronisation.
#include <pthread.h>

volatile int ready;
int data;

void *worker(void *arg) {
	(void)arg;
	data = 1; // RACE!
	ready = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	while (!ready) // RACE!
		;
	return data; // RACE!
}
