// Likewise, but all draw from the seed of the first job.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job { pthread_t id; unsigned seed; char name[8]; char line[32]; long hits; };

static unsigned *first;

static void *run(void *arg) {
	struct job *j = arg;
	memset(j->line, 0, sizeof j->line); // NORACE
	memcpy(j->line, j->name, sizeof j->name); // NORACE
	for (int i = 0; i < 1000; i++)
		if (rand_r(first) % 2) // RACE!
			j->hits++; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (n < 1)
		return 1;
	struct job *js = calloc(n, sizeof *js);
	if (!js)
		return 1;
	first = &js[0].seed;
	for (int i = 0; i < n; i++) {
		js[i].seed = i; // NORACE
		js[i].name[0] = 'a' + i % 26; // NORACE
		pthread_create(&js[i].id, 0, run, &js[i]);
	}
	long total = 0;
	for (int i = 0; i < n; i++) {
		pthread_join(js[i].id, 0);
		total += js[i].hits; // NORACE
	}
	return total > 100;
}
