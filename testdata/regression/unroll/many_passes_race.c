// More passes than are worth a copy each; the last thread is not joined.
#include <pthread.h>

int x;

void *worker(void *arg) {
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[1000];
	for (int i = 0; i < 1000; i++) {
		if (pthread_create(&t[i], NULL, worker, NULL))
			return 1;
		if (i < 999)
			pthread_join(t[i], NULL);
	}
	x = 2; // RACE!
	return 0;
}
