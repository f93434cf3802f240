// A number that is found in an array says how many.
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

static void stop(struct pool *p, const int *t) {
	int n = p->count;
	for (int i = 0; i < n; i++)
		pthread_join(p->threads[i], 0);
}

int main(void) {
	struct pool p;
	int t[8] = {1, 2, 3, 4};
	start(&p, 4);
	stop(&p, t);
	x++; // NORACE
	usleep(50000);
	return 0;
}
