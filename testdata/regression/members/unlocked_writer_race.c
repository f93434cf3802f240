// A thread that the creator has started changes the count while it holds the lock.
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
	pthread_mutex_t lock;
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
	pthread_mutex_lock(&p->lock);
	for (int i = 0; i < p->count; i++) {
		pthread_mutex_unlock(&p->lock);
		pthread_join(p->threads[i], 0);
		pthread_mutex_lock(&p->lock);
	}
	pthread_mutex_unlock(&p->lock);
}

static void *control(void *arg) {
	struct pool *p = arg;
	pthread_mutex_lock(&p->lock);
	p->count = 1;
	pthread_mutex_unlock(&p->lock);
	return 0;
}

int main(void) {
	struct pool p = {.lock = PTHREAD_MUTEX_INITIALIZER};
	pthread_t t;
	start(&p, 4);
	if (pthread_create(&t, 0, control, &p))
		return 1;
	stop(&p);
	pthread_join(t, 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
