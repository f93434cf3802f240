// An atomic counter on the heap, of which there is one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct pool {
	atomic_int next;
};

static int cell[100];

static void *t(void *arg) {
	struct pool *p = arg;
	int i = atomic_fetch_add(&p->next, 1);
	if (i < 100)
		cell[i] = 1; // NORACE
	return NULL;
}

static struct pool *make(void) {
	struct pool *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	atomic_init(&p->next, 0);
	return p;
}

int main(void) {
	pthread_t id[50];
	struct pool *p = make();
	for (int i = 0; i < 50; i++) {
		pthread_create(&id[i], NULL, t, p);
	}
	return 0;
}
