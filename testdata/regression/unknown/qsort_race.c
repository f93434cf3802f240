// qsort calls its comparison in the thread that sorts.
#include <pthread.h>
#include <stdlib.h>

int calls;

int compare(const void *a, const void *b) {
	calls++; // RACE!
	return *(const int *)a - *(const int *)b;
}

void *worker(void *arg) {
	int v[3] = { 3, 1, 2 };
	(void)arg;
	qsort(v, 3, sizeof v[0], compare);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return calls; // RACE!
}
