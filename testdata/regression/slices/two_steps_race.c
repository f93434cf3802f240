// A counter goes up by one, or by two, and slices are as long as two.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static volatile int some = 1;

static void *work(void *arg) {
	int begin = (int)(long)arg * 10;
	for (int i = begin; i < begin + 20; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id;
	int t = 0;
	while (t < 8) {
		pthread_create(&id, NULL, work, (void *)(long)t);
		if (some) {
			t += 1;
			continue;
		}
		t += 2;
	}
	pthread_exit(NULL);
}
