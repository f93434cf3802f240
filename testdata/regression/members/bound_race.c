// The creating loop goes up to a member, which is less when the threads are joined.
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
	pthread_t threads[8];
	int count;
};

static void start(struct pool *p) {
	for (int i = 0; i < p->count; i++)
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
}

static void stop(struct pool *p) {
	for (int i = 0; i < p->count; i++)
		pthread_join(p->threads[i], 0);
}

int main(int argc, char **argv) {
	struct pool p;
	p.count = argc < 8 ? argc + 1 : 8;
	start(&p);
	p.count--;
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
