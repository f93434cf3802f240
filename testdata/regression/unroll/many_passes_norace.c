// More passes than are worth a copy each.
#include <pthread.h>

int x;

void *worker(void *arg) {
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[1000];
	for (int i = 0; i < 1000; i++) {
		if (pthread_create(&t[i], NULL, worker, NULL))
			return 1;
		pthread_join(t[i], NULL);
	}
	x = 2; // NORACE
	return 0;
}
