// A counter begins with zero.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static void *work(void *arg) {
	int begin = (unsigned char)(long)arg;
	for (int i = begin; i < begin + 64; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id;
	for (int t = 0; t < 128; t += 64)
		pthread_create(&id, NULL, work, (void *)(long)t);
	pthread_exit(NULL);
}
