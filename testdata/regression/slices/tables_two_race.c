// Some think that the tables are as long as they are, and some that they are longer.
#include <pthread.h>
#include <stdlib.h>

#define TABLES 8
#define THREADS 40
#define PART 10

static int *tables;
struct job { int first; unsigned seed; };

static void *fill(void *arg) {
	struct job *j = arg;
	unsigned seed = j->seed;
	for (int k = 0; k < 100; k++) {
		int which = rand_r(&seed) & 7;
		for (int i = j->first; i < j->first + PART; i++)
			if (k % 2)
				tables[which * (THREADS * PART) + i]++; // RACE!
			else
				tables[which * (THREADS * PART + 100) + i]++; // RACE!
	}
	return 0;
}

int main(void) {
	static struct job jobs[THREADS];
	pthread_t t[THREADS];
	tables = calloc(TABLES * (THREADS * PART + 100), sizeof *tables);
	if (!tables)
		return 1;
	for (int i = 0; i < THREADS; i++) {
		jobs[i].first = i * PART;
		jobs[i].seed = i;
		pthread_create(&t[i], 0, fill, &jobs[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	return tables[0];
}
