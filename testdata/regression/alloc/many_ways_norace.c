// More calls of an allocating function than are told apart: those whose results are of other types stay apart from
// each other.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct text { char *s; };
struct item { struct item *next; int n; };

static void *get(size_t n) {
	void *p = malloc(n);
	if (!p)
		abort();
	return p;
}

static struct text *texts[20];
static struct item *items, *mine;
static char *words;
static int x;

static void fill(void) {
	texts[0] = get(sizeof *texts[0]);
	texts[1] = get(sizeof *texts[0]);
	texts[2] = get(sizeof *texts[0]);
	texts[3] = get(sizeof *texts[0]);
	texts[4] = get(sizeof *texts[0]);
	texts[5] = get(sizeof *texts[0]);
	texts[6] = get(sizeof *texts[0]);
	texts[7] = get(sizeof *texts[0]);
	texts[8] = get(sizeof *texts[0]);
	texts[9] = get(sizeof *texts[0]);
	texts[10] = get(sizeof *texts[0]);
	texts[11] = get(sizeof *texts[0]);
	texts[12] = get(sizeof *texts[0]);
	texts[13] = get(sizeof *texts[0]);
	texts[14] = get(sizeof *texts[0]);
	texts[15] = get(sizeof *texts[0]);
	texts[16] = get(sizeof *texts[0]);
	texts[17] = get(sizeof *texts[0]);
	texts[18] = get(sizeof *texts[0]);
	texts[19] = get(sizeof *texts[0]);
}

static struct item *item(void) {
	struct item *it = get(sizeof *it);
	it->next = NULL;
	it->n = 0;
	return it;
}

static void *run(void *arg) {
	*(int *)texts[19]->s = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	while (getchar() != EOF)
		;

	fill();
	items = item();
	mine = item();
	words = get(8);
	texts[19]->s = (char *)&x;
	mine->next = items;
	pthread_create(&t, NULL, run, NULL);
	items->n = 2; // NORACE
	mine->next->n++; // NORACE
	words[0] = 'a'; // NORACE
	pthread_join(t, NULL);
	x = 2; // NORACE
	return 0;
}
