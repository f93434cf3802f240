// A worker also looks at the one before it, which it may do, and at the next one, whose lock may not have been made.
#include <pthread.h>
#include <stdlib.h>

struct worker {
	pthread_t thread;
	pthread_mutex_t lock;
	long done;
	int limit;
	struct worker *next;
};

static void *work(void *arg) {
	struct worker *me = arg;
	for (int i = 0; i < me->limit; i++) {
		pthread_mutex_lock(&me->lock);
		me->done++; // RACE!
		pthread_mutex_unlock(&me->lock);
		if (me->next) {
			pthread_mutex_lock(&me->next->lock); // RACE!
			me->next->done++; // RACE!
			pthread_mutex_unlock(&me->next->lock); // RACE!
		}
	}
	return 0;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (n < 1 || n > 64)
		return 1;
	struct worker *ws = calloc(n, sizeof *ws);
	if (!ws)
		return 1;
	for (int i = 0; i < n; i++) {
		ws[i].limit = 100 * i;
		ws[i].next = i + 1 < n ? &ws[i + 1] : 0;
		pthread_mutex_init(&ws[i].lock, 0); // RACE!
		if (pthread_create(&ws[i].thread, 0, work, &ws[i]))
			exit(1);
	}
	long sum = 0;
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&ws[i].lock);
		sum += ws[i].done; // RACE!
		pthread_mutex_unlock(&ws[i].lock);
	}
	for (int i = 0; i < n; i++)
		pthread_join(ws[i].thread, 0);
	return sum < 0;
}
