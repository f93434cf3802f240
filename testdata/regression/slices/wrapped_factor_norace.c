// A factor is small on all ways.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static volatile int other = 1;

static void *work(void *arg) {
	a[(unsigned char)(long)arg] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id;
	int factor = 2;
	if (!other)
		factor = 1;
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id, NULL, work, (void *)(long)(t * factor));
	pthread_exit(NULL);
}
