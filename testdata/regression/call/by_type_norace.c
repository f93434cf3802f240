// Of the functions that a pointer may lead to, those are called that are of its type: the others only seem to be there,
// because the entries of a table are not told apart.
#include <pthread.h>
#include <stdlib.h>

struct shape { int n; };
struct word { char *text; };
typedef int (*area)(struct shape *);
typedef int (*length)(struct word *);

static int x;
static int square(struct shape *s) { return s->n * s->n; }
static int count(struct word *w) {
	x++; // NORACE
	return w->text != NULL;
}

static struct { int kind; void *function; } table[64];

static length kept;

static void set(int kind, void *function) {
	int i = rand() % 64;
	table[i].kind = kind;
	table[i].function = function;
}

static void *run(void *arg) {
	struct shape s = {2};
	int i = rand() % 64;
	if (table[i].kind == 1)
		((area)table[i].function)(&s);
	if (table[i].kind == 2)
		kept = (length)table[i].function;
	return arg;
}

int main(void) {
	pthread_t t;
	set(1, (void *)square);
	set(2, (void *)count);
	pthread_create(&t, NULL, run, NULL);
	x++; // NORACE
	pthread_join(t, NULL);
	return x + (kept != NULL);
}
