// What a function frees it takes out of its place, too: the rest of the list gets to two places.
#include <pthread.h>
#include <stdlib.h>

struct item {
	struct item *next;
	int value;
};

static struct item *items, *left;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void behead(struct item *it) {
	if (!it)
		return;
	struct item *first = items, *rest = it->next;
	if (first)
		items = first->next;
	left = rest;
	free(it);
}

static void *f(void *arg) {
	for (int i = 0; i < 20; i++) {
		pthread_mutex_lock(&m);
		struct item *it = left;
		if (it)
			left = it->next;
		pthread_mutex_unlock(&m);
		if (it)
			it->value++; // RACE!
	}
	return arg;
}

static void *g(void *arg) {
	for (int i = 0; i < 20; i++) {
		pthread_mutex_lock(&m);
		struct item *it = items;
		if (it)
			items = it->next;
		pthread_mutex_unlock(&m);
		if (it)
			it->value++; // RACE!
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 20; i++) {
		struct item *it = calloc(1, sizeof *it);
		if (!it)
			return 1;
		it->next = items;
		items = it;
	}
	behead(items);
	pthread_create(&t, NULL, f, NULL);
	pthread_create(&u, NULL, g, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
