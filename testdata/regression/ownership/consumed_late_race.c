// A table is destroyed where it is when the lock has been released.
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
	while (t->rows) {
		struct row *r = t->rows;
		t->rows = r->next; // RACE!
		free(r); // RACE!
	}
	free(t); // RACE!
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
		pthread_mutex_lock(&m);
		pthread_mutex_unlock(&m);
		destroy(current);
		pthread_mutex_lock(&m);
		current = build(i);
		pthread_mutex_unlock(&m);
	}
	return arg;
}

static void *look(void *arg) {
	long sum = 0;
	for (int i = 0; i < 20; i++) {
		pthread_mutex_lock(&m);
		if (current)
			for (struct row *r = current->rows; r; r = r->next) // RACE!
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
