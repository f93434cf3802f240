// A counter in an element, which both use.
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
		p->out[i] = 1; // NORACE
	return NULL;
}

static struct pool pools[2];

int main(void) {
	pthread_t id[2];
	for (int i = 0; i < 2; i++) {
		pthread_mutex_init(&pools[i].m, NULL);
		pools[i].out = cell;
	}
	for (int i = 0; i < 2; i++)
		pthread_create(&id[i], NULL, t, &pools[0]);
	pthread_join(id[0], NULL);
	pthread_join(id[1], NULL);
	return 0;
}
