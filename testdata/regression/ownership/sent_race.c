// The links of nodes go through a pipe with the members before them, and one list becomes the end of another.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct node {
	long id;
	struct node *next;
	int value;
};

static struct node *top, *other;
static int ends[2];
static size_t length;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static void *walk(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		for (struct node *n = other; n; n = n->next) // RACE!
			n->value++; // RACE!
		pthread_mutex_unlock(&m);
	}
	return unused;
}

static void *take(void *unused) {
	long one[2] = {0, 0}, two[2] = {0, 0};
	pthread_mutex_lock(&m);
	struct node *p = top, *q = other;
	if (p && q) {
		write(ends[1], &p->id, length);
		read(ends[0], one, sizeof one);
		write(ends[1], &q->id, length);
		read(ends[0], two, sizeof two);
		struct view {
			long id, next;
		} *v = (struct view *)two[1];
		if (v)
			v->next = one[1];
	}
	pthread_mutex_unlock(&m);
	struct node *n = NULL;
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		n = top;
		if (n)
			top = n->next;
		pthread_mutex_unlock(&m);
	}
	if (n)
		n->value++; // RACE!
	return unused;
}

int main(void) {
	pthread_t t, u;
	length = 2 * sizeof(long);
	if (pipe(ends))
		return 1;
	struct node *n = make();
	n->next = NULL;
	top = n;
	n = make();
	n->next = top;
	top = n;
	n = make();
	n->next = NULL;
	other = n;
	n = make();
	n->next = other;
	other = n;
	pthread_create(&t, NULL, walk, NULL);
	pthread_create(&u, NULL, take, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
