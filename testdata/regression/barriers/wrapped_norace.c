// A function that waits at the barrier is called twice in each pass.
#include <pthread.h>

static pthread_barrier_t b;
static int part[2], sum[2];

static void meet(void) {
	pthread_barrier_wait(&b);
}

static void *run(void *arg) {
	int id = *(int *)arg;
	for (int round = 0; round < 5; round++) {
		part[id] = round; // NORACE
		meet();
		for (int i = 0; i < 2; i++)
			sum[id] += part[i]; // NORACE
		meet();
	}
	return NULL;
}

int main(void) {
	pthread_t t[2];
	int ids[2] = { 0, 1 };
	pthread_barrier_init(&b, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, &ids[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
