// The number that is written lies beside the mutex, or in it before another thread has its address.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct guarded {
	int before;
	pthread_mutex_t m;
	int after;
};

static atomic_int ready;
static int x;

static void *work(void *arg) {
	struct guarded *g = arg;
	while (!ready)
		;
	pthread_mutex_lock(&g->m);
	x = 1; // NORACE
	pthread_mutex_unlock(&g->m);
	return 0;
}

int main(void) {
	pthread_t t;
	struct guarded *g = calloc(1, sizeof *g);
	if (!g)
		return 1;
	*(int *)&g->m = 0;
	pthread_create(&t, 0, work, g);
	pthread_mutex_lock(&g->m);
	*(int *)&g->before = 1;
	*(int *)&g->after = 1;
	ready = 1;
	x = 2; // NORACE
	pthread_mutex_unlock(&g->m);
	pthread_join(t, 0);
	return 0;
}
