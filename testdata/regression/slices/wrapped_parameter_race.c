// A factor is what the caller says, unless it is changed.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static volatile int other = 1;

static void *work(void *arg) {
	a[(unsigned char)(long)arg] = 1; // RACE!
	return NULL;
}

static void create(int factor) {
	pthread_t id;
	if (!other)
		factor = 1;
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id, NULL, work, (void *)(long)(t * factor));
}

int main(void) {
	create(256);
	pthread_exit(NULL);
}
