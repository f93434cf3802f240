// A function returns the rows of a table that it does not always free.
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

static struct row *rows(struct table *t) {
	if (!t)
		return NULL;
	struct row *r = t->rows;
	if (t->version % 2)
		return r;
	free(t);
	return r;
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
		r->value = i;
		r->next = t->rows;
		t->rows = r;
	}
	return t;
}

static void *update(void *arg) {
	for (int i = 0; i < 20; i++) {
		struct table *next = build(i);
		pthread_mutex_lock(&m);
		struct row *r = rows(current);
		pthread_mutex_unlock(&m);
		if (r)
			r->value++; // RACE!
		pthread_mutex_lock(&m);
		current = next;
		pthread_mutex_unlock(&m);
	}
	return arg;
}

static void *look(void *arg) {
	long sum = 0;
	for (int i = 0; i < 20; i++) {
		pthread_mutex_lock(&m);
		if (current)
			for (struct row *r = current->rows; r; r = r->next)
				sum += r->value; // RACE!
		pthread_mutex_unlock(&m);
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	current = build(1);
	pthread_create(&t, NULL, update, NULL);
	pthread_create(&u, NULL, look, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
