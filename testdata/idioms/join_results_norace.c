// Threads return what they have found in memory that they allocate, and pthread_join hands it over.
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

static void *search(void *arg) {
	const char *pattern = arg;
	struct result *r = malloc(sizeof *r);
	if (!r)
		pthread_exit(NULL);
	r->matches = 0; // NORACE
	r->first = 0; // NORACE
	for (const char *p = text; (p = strstr(p, pattern)) != NULL; p++) {
		if (r->matches++ == 0) // NORACE
			r->first = p - text; // NORACE
	}
	if (r->matches == 0) { // NORACE
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
		printf("%s: %d, first at %zu\n", patterns[i], r->matches, r->first); // NORACE
		free(r);
	}
	return 0;
}
