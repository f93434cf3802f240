// A thread cannot be created, whose identifier would have been put where that of another one is.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;
void elsewhere(void); // what is not here is not tried out: to an execution, an identifier stays where a creation fails

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

static void *idle(void *arg) { return 0; }

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

int main(void) {
	elsewhere();
	struct pool p;
	pthread_t other;
	start(&p, 4);
	if (pthread_create(&p.threads[1], 0, idle, 0) == 0)
		exit(0);
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
