// Bytes of one node are sent away, and received in another, with what belongs to it.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct node {
	long id;
	char *text;
};

static struct node *slots[8];
static int used;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	if (used == 8)
		abort();
	slots[used] = n;
	used++;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void) {
	struct node *n = NULL;
	pthread_mutex_lock(&m);
	if (used > 0) {
		used--;
		n = slots[used];
		slots[used] = NULL;
	}
	pthread_mutex_unlock(&m);
	return n;
}

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	n->text = calloc(8, 1);
	if (!n->text)
		abort();
	return n;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = pop();
		if (!n)
			continue;
		if (n->text)
			n->text[i % 8] = (char)i; // RACE!
		struct node *o = pop();
		if (o) {
			int ends[2];
			if (pipe(ends))
				abort();
			write(ends[1], &n->id, sizeof *n);
			read(ends[0], &o->id, sizeof *o);
			close(ends[0]);
			close(ends[1]);
			push(o);
		}
		push(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++)
		push(make());
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
