// All threads are started with one handle, and each is joined before the next is started.
#include <pthread.h>

int x;

void *worker(void *arg) {
	x++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++) {
		if (pthread_create(&t, NULL, worker, NULL))
			return 1;
		pthread_join(t, NULL);
		x++; // NORACE
	}
	x = 2; // NORACE
	return 0;
}
