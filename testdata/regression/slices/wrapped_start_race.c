// A counter begins below zero on one way, and comes round in a smaller type.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static volatile int other = 1;

static void *work(void *arg) {
	int begin = (unsigned char)(long)arg;
	for (int i = begin; i < begin + 64; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id;
	int t = 0;
	if (other)
		t = -256;
	for (; t < 128; t += 64)
		pthread_create(&id, NULL, work, (void *)(long)t);
	pthread_exit(NULL);
}
