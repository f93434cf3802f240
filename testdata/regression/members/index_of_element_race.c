// How many threads there are is the second one of two numbers, and the first one is found by its index.
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
	pthread_t threads[8];
	int counts[2];
};

static void start(struct pool *p) {
	p->counts[0] = 1;
	p->counts[1] = 4;
	for (int i = 0; i < p->counts[1]; i++)
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
}

static void stop(struct pool *p) {
	int n = 0;
	n = p->counts[n];
	for (int i = 0; i < n; i++)
		pthread_join(p->threads[i], 0);
}

int main(void) {
	struct pool p;
	start(&p);
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
