// The loop that creates the threads is entered once.
#include <pthread.h>

#define THREADS 4

static int a[400];

static void *work(void *arg) {
	int id = (int)(long)arg;
	int begin = id * 10, end = (id + 1) * 10;
	for (int i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
