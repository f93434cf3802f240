// Elements of a stack of pointers are written by their number, under the lock, which others may have taken.
#include <pthread.h>
#include <stdlib.h>

struct object {
	int uses;
};

static struct object *cached[16];
static int ncached;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct object *get(void) {
	struct object *o = NULL;
	pthread_mutex_lock(&m);
	if (ncached > 0)
		o = cached[--ncached];
	pthread_mutex_unlock(&m);
	if (!o)
		o = calloc(1, sizeof *o);
	return o;
}

static void put(struct object *o) {
	pthread_mutex_lock(&m);
	if (ncached < 16) {
		cached[ncached++] = o;
		o = NULL;
	}
	pthread_mutex_unlock(&m);
	free(o); // NORACE imprecise
}

static void *work(void *unused) {
	for (int i = 0; i < 20; i++) {
		struct object *o = get();
		if (!o)
			break;
		o->uses++; // RACE!
		put(o);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_mutex_lock(&m);
	for (int i = 0; i < 16; i++)
		if (cached[i]) // NORACE
			cached[i]->uses = 0; // RACE!
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
