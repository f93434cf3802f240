// A pointer leads to the count of other pools.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

struct pool {
	int size;
	pthread_t threads[8];
	int count;
};

static void start(struct pool *p, int n) {
	p->count = 0;
	for (int i = 0; i < n && i < 8; i++) {
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
		p->count++;
	}
}

static void stop(struct pool *p) {
	for (int i = 0; i < p->count; i++)
		pthread_join(p->threads[i], 0);
}

int main(int argc, char **argv) {
	struct pool before = {0}, p, behind = {0};
	start(&p, 4);
	int *q = argc > 5 ? &before.count : &behind.count;
	*q = 1;
	stop(&p);
	x++; // NORACE
	usleep(50000);
	return 0;
}
