// Threads return what they have found in memory that they allocate, and pthread_join hands it over.
// The result stands in a static variable, which all threads share.
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
	static struct result found;
	struct result *r = &found;
	r->matches = 0; // RACE!
	r->first = 0; // RACE!
	for (const char *p = text; (p = strstr(p, pattern)) != NULL; p++) {
		if (r->matches++ == 0) // RACE!
			r->first = p - text; // RACE!
	}
	if (r->matches == 0) { // RACE!
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
		printf("%s: %d, first at %zu\n", patterns[i], r->matches, r->first); // RACE!
	}
	return 0;
}
