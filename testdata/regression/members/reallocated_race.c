// The array is replaced by another one when threads have been created.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

struct pool {
	pthread_t *threads;
	int count;
};

static void start(struct pool *p, int n) {
	p->threads = malloc(n * sizeof *p->threads);
	if (!p->threads)
		exit(1);
	p->count = n;
	for (int i = 0; i < n; i++)
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
}

static void stop(struct pool *p) {
	for (int i = 0; i < p->count; i++)
		pthread_join(p->threads[i], 0);
}

static void *idle(void *arg) { return 0; }

int main(int argc, char **argv) {
	struct pool p;
	start(&p, argc + 2);
	p.threads = malloc(p.count * sizeof *p.threads);
	for (int i = 0; i < p.count; i++)
		pthread_create(&p.threads[i], 0, idle, 0);
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
