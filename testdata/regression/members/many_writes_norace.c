// Another thread writes many members, and not the count.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

struct pool {
	int idle;
	pthread_t threads[8];
	int count;
	int more[16];
	pthread_mutex_t lock;
};

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

#define FOUR(n) p->more[n] = p->more[n + 1] = p->more[n + 2] = p->more[n + 3] = 1
#define ALL(n) FOUR(n), FOUR(n + 4), FOUR(n + 8), FOUR(n + 12)

static void *clear(void *arg) {
	struct pool *p = arg;
	pthread_mutex_lock(&p->lock);
	p->idle = 1;
	ALL(0);
	pthread_mutex_unlock(&p->lock);
	return 0;
}

static void start(struct pool *p, int n) {
	pthread_mutex_init(&p->lock, 0);
	p->idle = 0;
	pthread_mutex_lock(&p->lock);
	p->count = 0;
	for (int i = 0; i < n && i < 8; i++) {
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
		p->count++;
	}
	pthread_mutex_unlock(&p->lock);
}

static void stop(struct pool *p) {
	pthread_mutex_lock(&p->lock);
	int n = p->count;
	pthread_mutex_unlock(&p->lock);
	for (int i = 0; i < n; i++)
		pthread_join(p->threads[i], 0);
}

int main(void) {
	struct pool p;
	pthread_t t;
	start(&p, 4);
	if (pthread_create(&t, 0, clear, &p))
		exit(1);
	stop(&p);
	x++; // NORACE
	usleep(50000);
	return 0;
}
