// The counter does not come round.
#include <pthread.h>

#define THREADS 4

static int a[400];

static void *work(void *arg) {
	int t = (int)(long)arg;
	for (int i = t * 10; i < (t + 1) * 10; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (unsigned char t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
