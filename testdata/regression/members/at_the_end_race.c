// An array of one element ends a structure, behind which there are more; the first one is joined.
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
	int size;
	pthread_t threads[1];
};

int main(int argc, char **argv) {
	int n = argc + 2;
	struct pool *p = malloc(sizeof *p + n * sizeof p->threads[0]);
	if (!p)
		return 1;
	for (int i = 0; i < n; i++)
		if (pthread_create(&p->threads[i], 0, work, 0))
			return 1;
	for (int i = 0; i < 1; i++)
		pthread_join(p->threads[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
