// A hand-made once: two threads may both find the flag unset.
#include <pthread.h>

int done, value;

void setup(void) {
	if (!done) { // RACE!
		value = 42; // RACE!
		done = 1; // RACE!
	}
}

void *worker(void *arg) {
	(void)arg;
	setup();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	setup();
	return 0;
}
