// scanf writes through its arguments.
#include <pthread.h>
#include <stdio.h>

int n;

void *worker(void *arg) {
	(void)arg;
	if (scanf("%d", &n) != 1) // RACE!
		return NULL;
	return &n;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return n; // RACE!
}
