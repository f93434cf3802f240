// The length of slices is changed by its address while threads run.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

static int chunk = 10;
static int *const length = &chunk;

static void *work(void *arg) {
	int t = (int)(long)arg;
	pthread_mutex_lock(&m);
	int c = chunk;
	pthread_mutex_unlock(&m);
	for (int i = t * c; i < (t + 1) * c; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	}
	pthread_mutex_lock(&m);
	*length = 15;
	pthread_mutex_unlock(&m);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
