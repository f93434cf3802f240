// Each thread has its part of one table, which begins elsewhere in each.
#include <pthread.h>
#include <stdlib.h>

#define TABLES 8
#define THREADS 40
#define PART 10

static int tables[TABLES][THREADS * PART];
struct job { int first; unsigned seed; };

static void *fill(void *arg) {
	struct job *j = arg;
	unsigned seed = j->seed;
	for (int k = 0; k < 100; k++) {
		unsigned which = rand_r(&seed) % TABLES;
		for (int i = j->first; i < j->first + PART; i++)
			tables[0][which * PART + i]++; // RACE!
	}
	return 0;
}

int main(void) {
	static struct job jobs[THREADS];
	pthread_t t[THREADS];
	for (int i = 0; i < THREADS; i++) {
		jobs[i].first = i * PART;
		jobs[i].seed = i;
		pthread_create(&t[i], 0, fill, &jobs[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	return tables[0][0];
}
