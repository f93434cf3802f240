// The count is that of one of two objects.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

struct pool {
	pthread_t threads[8];
	int count;
};

int main(int argc, char **argv) {
	struct pool p;
	p.count = 4;
	struct pool *n = &p;
	for (int i = 0; i < n->count; i++)
		if (pthread_create(&p.threads[i], 0, work, 0))
			exit(1);
	n = &p;
	for (int i = 0; i < n->count; i++)
		pthread_join(p.threads[i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
