// Each has its own, and both count for one array.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct pool {
	pthread_mutex_t m;
	int next, total;
	int *out;
};

static int cell[200];

static void *t(void *arg) {
	struct pool *p = arg;
	pthread_mutex_lock(&p->m);
	int i = p->next++;
	pthread_mutex_unlock(&p->m);
	if (i < 100)
		p->out[i] = 1; // RACE!
	return NULL;
}

static struct pool *make(void) {
	struct pool *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	pthread_mutex_init(&p->m, NULL);
	p->next = 0;
	p->out = cell;
	return p;
}

int main(void) {
	pthread_t t1, t2;
	struct pool *p = make(), *q = make();
	pthread_create(&t1, NULL, t, p);
	pthread_create(&t2, NULL, t, q);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
