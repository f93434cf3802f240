// Another thread writes one member of each element, and not the other one, which counts.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

struct pool {
	int idle;
	pthread_t threads[8];
	struct {
		int used, count;
	} cells[4];
	pthread_mutex_t lock;
};

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void *clear(void *arg) {
	struct pool *p = arg;
	pthread_mutex_lock(&p->lock);
	for (int i = 0; i < 4; i++)
		p->cells[i].used = 1;
	pthread_mutex_unlock(&p->lock);
	return 0;
}

static void start(struct pool *p, int n) {
	pthread_mutex_init(&p->lock, 0);
	p->idle = 0;
	pthread_mutex_lock(&p->lock);
	p->cells[1].count = 0;
	for (int i = 0; i < n && i < 8; i++) {
		if (pthread_create(&p->threads[i], 0, work, p))
			exit(1);
		p->cells[1].count++;
	}
	pthread_mutex_unlock(&p->lock);
}

static void stop(struct pool *p) {
	pthread_mutex_lock(&p->lock);
	int n = p->cells[1].count;
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
