// It reads a 1 that stands there when the creator has kept the object.
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
		done++; // RACE!
	return NULL;
}

int main(void) {
	int *n = calloc(1, sizeof *n);
	if (n == NULL)
		return 1;
	pthread_t t;
	pthread_create(&t, NULL, worker, n);
	pthread_mutex_lock(&m);
	*n = 1;
	pthread_mutex_unlock(&m);
	done++; // RACE!
	pthread_exit(NULL);
}
