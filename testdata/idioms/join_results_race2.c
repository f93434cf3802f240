// Threads return what they have found in memory that they allocate, and pthread_join hands it over.
// The threads add up the matches of all in a variable without a lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREADS 3

struct result {
	int matches;
	size_t first;
};

static const char text[] = "she sells sea shells on the sea shore";
static const char *patterns[THREADS] = {"sea", "sh", "zebra"};
static int all_matches;

static void *search(void *arg) {
	const char *pattern = arg;
	struct result *r = malloc(sizeof *r);
	if (!r)
		pthread_exit(NULL);
	r->matches = 0;
	r->first = 0;
	for (const char *p = text; (p = strstr(p, pattern)) != NULL; p++) {
		if (r->matches++ == 0)
			r->first = p - text;
		all_matches++; // RACE!
	}
	if (r->matches == 0) {
		free(r);
		pthread_exit(NULL);
	}
	return r;
}

int main(void) {
	pthread_t threads[THREADS];
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, search, (void *)patterns[i]);
	for (int i = 0; i < THREADS; i++) {
		void *value;
		pthread_join(threads[i], &value);
		struct result *r = value;
		if (!r) {
			printf("%s: none\n", patterns[i]);
			continue;
		}
		printf("%s: %d, first at %zu\n", patterns[i], r->matches, r->first);
		free(r);
	}
	printf("%d matches\n", all_matches);
	return 0;
}
