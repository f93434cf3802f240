// Whoever is the last to finish puts the parts together.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define N 4

static int part[N];
static int total;
static atomic_int finished;

static void *worker(void *arg) {
	int id = (int)(long)arg;
	for (int i = 0; i < 100; i++)
		part[id] += i % (id + 2);
	if (atomic_fetch_add_explicit(&finished, 1, memory_order_acq_rel) == N - 1) {
		for (int i = 0; i < N; i++)
			total += part[i];
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, worker, (void *)(long)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	printf("%d\n", total);
	return 0;
}
