// A variable that slices are computed from is written between the creations, and read under its lock.
#include <pthread.h>

#define THREADS 4

static int a[400], chunk = 10;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	int id = (int)(long)arg;
	pthread_mutex_lock(&m);
	int begin = id * chunk, end = (id + 1) * chunk;
	pthread_mutex_unlock(&m);
	for (int i = begin; i < end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(long)t);
		pthread_mutex_lock(&m);
		chunk = 5;
		pthread_mutex_unlock(&m);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
