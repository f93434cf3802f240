// More calls of an allocating function than are told apart: the objects that share a name are still seen by all
// who use them.
#include <pthread.h>
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
	struct item *it = item();
	*(int *)texts[19]->s = 1; // RACE!
	items->n = 3; // RACE!
	it->n = 1; // NORACE
	free(it);
	return arg;
}

int main(void) {
	pthread_t t;
	fill();
	items = item();
	mine = item();
	words = get(8);
	texts[19]->s = (char *)&x;
	mine->next = items;
	pthread_create(&t, NULL, run, NULL);
	mine->next->n++; // RACE!
	words[0] = 'a'; // NORACE
	x = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
