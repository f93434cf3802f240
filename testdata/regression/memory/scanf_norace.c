// scanf writes to a local variable.
#include <pthread.h>
#include <stdio.h>

int n;

void *worker(void *arg) {
	int k;
	(void)arg;
	if (scanf("%d", &k) != 1) // NORACE
		return NULL;
	return &n;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return n; // NORACE
}
