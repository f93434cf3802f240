// A function does not always free the table that it is given: then it is still in its place.
#include <pthread.h>
#include <stdlib.h>

struct row {
	struct row *next;
	int value;
};

struct table {
	struct row *rows;
	int version;
};

static struct table *current;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void destroy(struct table *t) {
	if (!t)
		return;
	if (t->version % 2) {
		if (t->rows)
			t->rows->value++; // RACE!
		return;
	}
	while (t->rows) {
		struct row *r = t->rows;
		t->rows = r->next; // NORACE imprecise
		free(r); // NORACE imprecise
	}
	free(t); // NORACE imprecise
}

static struct table *build(int version) {
	struct table *t = calloc(1, sizeof *t);
	if (!t)
		exit(1);
	t->version = version;
	for (int i = 0; i < 20; i++) {
		struct row *r = malloc(sizeof *r);
		if (!r)
			exit(1);
		r->value = i; // NORACE imprecise
		r->next = t->rows; // NORACE imprecise
		t->rows = r;
	}
	return t;
}

static void *update(void *arg) {
	for (int i = 0; i < 20; i++) {
		struct table *next = build(2 * i);
		pthread_mutex_lock(&m);
		if (!current || current->version % 2 == 0) {
			destroy(current);
			current = next;
			current->version = i + 1;
		}
		struct table *t = current;
		pthread_mutex_unlock(&m);
		if (t->version % 2)
			destroy(t);
	}
	return arg;
}

static void *look(void *arg) {
	long sum = 0;
	for (int i = 0; i < 20; i++) {
		pthread_mutex_lock(&m);
		if (current)
			for (struct row *r = current->rows; r; r = r->next) // NORACE imprecise
				sum += r->value; // RACE!
		pthread_mutex_unlock(&m);
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	current = build(0); // NORACE
	pthread_create(&t, NULL, update, NULL);
	pthread_create(&u, NULL, look, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	destroy(current);
	return 0;
}
