// A pass creates threads in a loop of its own.
#include <pthread.h>

#define THREADS 4

static int a[400];

static void *work(void *arg) {
	int id = (int)(long)arg;
	int begin = id * 10, end = (id + 1) * 10;
	for (int i = begin; i < end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	pthread_t more[THREADS][2];
	for (int t = 0; t < THREADS; t++) {
		for (int k = 0; k < 2; k++)
			pthread_create(&more[t][k], NULL, work, (void *)(long)t);
		pthread_join(more[t][0], NULL);
		id[t] = more[t][1];
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
