// The counter comes round.
#include <pthread.h>

#define THREADS 300

static int a[4000];

static void *work(void *arg) {
	int t = (int)(long)arg;
	for (int i = t * 10; i < (t + 1) * 10; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	unsigned char t = 0;
	for (int k = 0; k < THREADS; k++) {
		pthread_create(&id[k], NULL, work, (void *)(long)t);
		t++;
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
