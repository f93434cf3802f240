// Map and reduce: mappers count letters into tables of their own, reducers add up a range of letters each.
// All mappers count into the first table.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define MAPPERS 4
#define REDUCERS 2
#define LETTERS 26

static const char *texts[MAPPERS] = {
	"the quick brown fox", "jumps over the lazy dog", "pack my box with five", "dozen liquor jugs",
};
static long partial[MAPPERS][LETTERS];
static long total[LETTERS];

struct mapper {
	pthread_t thread;
	const char *text;
	long *table;
};

struct reducer {
	pthread_t thread;
	int from, to;
};

static void *map(void *arg) {
	struct mapper *m = arg;
	for (const char *p = m->text; *p; p++)
		if (*p >= 'a' && *p <= 'z')
			m->table[*p - 'a']++; // RACE!
	return NULL;
}

static void *reduce(void *arg) {
	struct reducer *r = arg;
	for (int letter = r->from; letter < r->to; letter++)
		for (int i = 0; i < MAPPERS; i++)
			total[letter] += partial[i][letter];
	return NULL;
}

int main(void) {
	struct mapper mappers[MAPPERS];
	struct reducer reducers[REDUCERS];
	for (int i = 0; i < MAPPERS; i++) {
		mappers[i].text = texts[i];
		mappers[i].table = partial[0];
		pthread_create(&mappers[i].thread, NULL, map, &mappers[i]);
	}
	for (int i = 0; i < MAPPERS; i++)
		pthread_join(mappers[i].thread, NULL);
	for (int i = 0; i < REDUCERS; i++) {
		reducers[i].from = i * (LETTERS / REDUCERS);
		reducers[i].to = (i + 1) * (LETTERS / REDUCERS);
		pthread_create(&reducers[i].thread, NULL, reduce, &reducers[i]);
	}
	for (int i = 0; i < REDUCERS; i++)
		pthread_join(reducers[i].thread, NULL);
	for (int letter = 0; letter < LETTERS; letter++)
		printf("%c %ld\n", 'a' + letter, total[letter]);
	return 0;
}
