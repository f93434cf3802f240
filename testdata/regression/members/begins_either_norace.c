// The count that a loop goes up with is copied from somewhere before it begins.
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
	unsigned count;
};

static void start(struct pool *p, unsigned n, const struct pool *from) {
	*p = *from;
	for (unsigned i = 0; i < n && i < 8; i++) {
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
		p->count++;
	}
}

static void stop(struct pool *p) {
	for (unsigned i = 0; i < p->count; i++)
		pthread_join(p->threads[i], 0);
}

int main(int argc, char **argv) {
	struct pool p, from = {.count = 0};
	if (argc > 1)
		from.count = 0;
	start(&p, 4, &from);
	stop(&p);
	x++; // NORACE
	usleep(50000);
	return 0;
}
