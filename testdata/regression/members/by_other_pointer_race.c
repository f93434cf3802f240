// Another thread writes somewhere, perhaps to the count.
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

static struct pool p;
static int *const counts[] = {&p.size, &p.count};

static void *control(void *arg) {
	int *q = counts[(long)arg];
	__atomic_store_n(q, 1, __ATOMIC_RELAXED);
	return 0;
}

int main(void) {
	pthread_t t;
	start(&p, 4);
	if (pthread_create(&t, 0, control, (void *)1))
		return 1;
	pthread_join(t, 0);
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
