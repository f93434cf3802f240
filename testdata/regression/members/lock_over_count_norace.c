// A lock lies beside the count.
#include <pthread.h>
#include <stdlib.h>

static int data;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct pool {
	pthread_t *threads;
	int count;
	pthread_spinlock_t lock;
};

static void *work(void *unused) {
	pthread_mutex_lock(&m);
	data++; // NORACE
	pthread_mutex_unlock(&m);
	return unused;
}

static struct pool *start(int n) {
	struct pool *p = malloc(sizeof *p);
	if (!p || !(p->threads = malloc(n * sizeof *p->threads)))
		abort();
	p->count = n;
	for (int i = 0; i < p->count; i++)
		if (pthread_create(&p->threads[i], NULL, work, NULL))
			abort();
	return p;
}

static void stop(struct pool *p) {
	for (int i = 0; i < p->count; i++)
		pthread_join(p->threads[i], NULL);
}

int main(void) {
	struct pool *p = start(4);
	pthread_spin_init(&p->lock, 0);
	stop(p);
	return data++; // NORACE
}
