// A thread cannot be created, whose identifier would have been put into one array or another.
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

static void *idle(void *arg) { return 0; }

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

int main(int argc, char **argv) {
	elsewhere();
	struct pool p, q;
	start(&p, 4);
	pthread_t *t = argc > 1 ? &p.threads[0] : &q.threads[1];
	if (pthread_create(t, 0, idle, 0) == 0)
		exit(0);
	stop(&p);
	x++; // RACE!
	usleep(50000);
	return 0;
}
