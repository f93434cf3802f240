// Two threads come from one create site, and only one of them is joined.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 2; i++)
		pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	x = 2; // RACE!
	return 0;
}
