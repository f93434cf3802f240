// Letters are counted by threads, each in an array of its own structure, and summed up in the end.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NTHREADS 4
#define LETTERS 26

struct mapper {
	pthread_t tid;
	const char *text;
	size_t len;
	unsigned counts[LETTERS];
};

static void *map(void *arg)
{
	struct mapper *m = arg;
	for (size_t i = 0; i < m->len; i++) {
		char c = m->text[i];
		if (c >= 'a' && c <= 'z')
			m->counts[c - 'a']++; // NORACE
	}
	return NULL;
}

static void reduce(struct mapper *ms, int n, unsigned *total)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < LETTERS; j++)
			total[j] += ms[i].counts[j]; // NORACE
}

int main(int argc, char **argv)
{
	const char *text = argc > 1 ? argv[1] : "the quick brown fox jumps over the lazy dog";
	size_t len = strlen(text), part = len / NTHREADS;
	struct mapper mappers[NTHREADS];
	unsigned total[LETTERS] = {0};

	memset(mappers, 0, sizeof mappers);
	for (int i = 0; i < NTHREADS; i++) {
		mappers[i].text = text + i * part;
		mappers[i].len = i == NTHREADS - 1 ? len - i * part : part;
		if (pthread_create(&mappers[i].tid, NULL, map, &mappers[i]) != 0) {
			perror("pthread_create");
			return 1;
		}
	}
	for (int i = 0; i < NTHREADS; i++)
		pthread_join(mappers[i].tid, NULL);
	reduce(mappers, NTHREADS, total);
	for (int j = 0; j < LETTERS; j++)
		printf("%c %u\n", 'a' + j, total[j]);
	return 0;
}
