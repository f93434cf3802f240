// What the creator writes under the mutex, the thread reads.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

void *worker(void *arg) {
	int *n = arg;
	pthread_mutex_lock(&m);
	int seen = *n;
	pthread_mutex_unlock(&m);
	if (seen == 1)
		done++; // NORACE
	return NULL;
}

int main(void) {
	int *n = calloc(1, sizeof *n);
	if (n == NULL)
		return 1;
	pthread_t t;
	pthread_create(&t, NULL, worker, n);
	done++; // NORACE
	pthread_exit(NULL);
}
