// qsort calls its comparison in the thread that sorts, which holds a lock.
#include <pthread.h>
#include <stdlib.h>

static int calls;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int compare(const void *a, const void *b) {
	calls++; // NORACE
	return *(const int *)a - *(const int *)b;
}

void *worker(void *arg) {
	int v[3] = { 3, 1, 2 };
	(void)arg;
	pthread_mutex_lock(&m);
	qsort(v, 3, sizeof v[0], compare);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	int n;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	n = calls; // NORACE
	pthread_mutex_unlock(&m);
	return n;
}
