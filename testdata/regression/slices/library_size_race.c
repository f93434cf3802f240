// Likewise, but one byte of the next job is set to zero, too.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job { pthread_t id; unsigned seed; char name[8]; char line[32]; long hits; };

static void *run(void *arg) {
	struct job *j = arg;
	memset((char *)j + sizeof j->id, 0, sizeof *j - sizeof j->id + 16); // RACE!
	memcpy(j->line, j->name, sizeof j->name); // RACE!
	for (int i = 0; i < 1000; i++)
		if (rand_r(&j->seed) % 2) // RACE!
			j->hits++; // NORACE imprecise
	return 0;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (n < 1)
		return 1;
	struct job *js = calloc(n + 1, sizeof *js);
	if (!js)
		return 1;
	for (int i = 0; i < n; i++) {
		js[i].seed = i; // RACE!
		js[i].name[0] = 'a' + i % 26; // RACE!
		pthread_create(&js[i].id, 0, run, &js[i]); // RACE!
	}
	long total = 0;
	for (int i = 0; i < n; i++) {
		pthread_join(js[i].id, 0); // RACE!
		total += js[i].hits; // NORACE imprecise
	}
	return total > 100;
}
