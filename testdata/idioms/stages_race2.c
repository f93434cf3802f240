// The results of the second stage are read before it has been stopped.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct stage {
	void *(*run)(void *);
	pthread_t *threads;
	unsigned count;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long parsed, stored;

static void *parse(void *arg) {
	for (int i = 0; i < 50; i++) {
		pthread_mutex_lock(&lock);
		parsed += i;
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

static void *store(void *arg) {
	for (int i = 0; i < 50; i++) {
		pthread_mutex_lock(&lock);
		stored += i; // RACE!
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

static void stage_start(struct stage *s, unsigned count) {
	s->count = count;
	s->threads = calloc(count, sizeof(pthread_t));
	if (s->threads == NULL)
		abort();
	for (unsigned i = 0; i < s->count; i++)
		if (pthread_create(&s->threads[i], NULL, s->run, NULL))
			abort();
}

static void stage_stop(struct stage *s) {
	for (unsigned i = 0; i < s->count; i++)
		pthread_join(s->threads[i], NULL);
	free(s->threads);
	s->threads = NULL;
	s->count = 0;
}

int main(int argc, char **argv) {
	unsigned n = argc > 1 ? (unsigned)atoi(argv[1]) : 3;
	struct stage parsers = {.run = parse}, stores = {.run = store};
	stage_start(&parsers, n);
	stage_start(&stores, 2);
	stage_stop(&parsers);
	printf("parsed %ld\n", parsed);
	printf("stored %ld\n", stored); // RACE!
	stage_stop(&stores);
	printf("stored %ld\n", stored);
	return 0;
}
