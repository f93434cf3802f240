// It is copied while there are some.
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

int main(int argc, char **argv) {
	pthread_t t1, t2;
	struct pool *p = malloc(sizeof *p);
	if (!p || !argv)
		return 1;
	pthread_mutex_init(&p->m, NULL);
	p->next = 0;
	p->total = argc < 100 ? argc : 100;
	p->out = cell;
	struct pool q = *p;
	*p = q;
	pthread_create(&t1, NULL, t, p);
	pthread_create(&t2, NULL, t, p);
	pthread_mutex_lock(&p->m);
	memcpy(&p->next, &q.next, 2 * sizeof q.next);
	pthread_mutex_unlock(&p->m);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	free(p);
	return 0;
}
