// It says so of the next one, too, that is not joined then.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static long x;
struct worker {
	pthread_t id;
	char runs, other;
};

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static void start(struct worker *w) {
	w->runs = 0;
	int rc = pthread_create(&w->id, 0, work, 0);
	if (rc != 0)
		return;
	w->runs = 1;
	w[1].runs = 0;
}

static void stop(struct worker *w) {
	if (!w->runs)
		return;
	pthread_join(w->id, 0);
	w->runs = 0;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 3;
	if (n < 1 || n > 20)
		return 1;
	struct worker *w = calloc(n + 1, sizeof *w);
	if (!w)
		return 1;
	for (int i = n - 1; i >= 0; i--)
		start(&w[i]);
	for (int i = 0; i < n; i++)
		stop(&w[i]);
	x++; // RACE!
	usleep(50000);
	return 0;
}
