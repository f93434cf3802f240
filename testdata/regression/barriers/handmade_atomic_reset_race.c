// In each second round the number stays that of all.
#include <pthread.h>
#include <stdatomic.h>

#define N 3

static atomic_int arrived, generation;

static void meet(void) {
	int g = atomic_load(&generation);
	if (atomic_fetch_add_explicit(&arrived, 1, memory_order_acq_rel) + 1 == N) {
		if (g % 2 == 0)
			atomic_store(&arrived, 0);
		atomic_store_explicit(&generation, g + 1, memory_order_release);
	} else {
		while (atomic_load_explicit(&generation, memory_order_acquire) == g)
			;
	}
}

static int part[N], sum[N];

static void *run(void *arg) {
	int id = *(int *)arg;
	for (int round = 0; round < 5; round++) {
		part[id] = round; // RACE!
		meet();
		for (int i = 0; i < N; i++)
			sum[id] += part[i]; // RACE!
		meet();
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N];
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, run, &ids[i]);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
