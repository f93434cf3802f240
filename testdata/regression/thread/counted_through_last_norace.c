// The pointer leads to the cell of the pass.
#include <pthread.h>
#include <stdlib.h>

static struct {
	struct worker {
		int number;
		pthread_t id;
	} worker[30];
	int workers;
	pthread_mutex_t lock;
	long total;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *work(void *arg) {
	(void)arg;
	pthread_mutex_lock(&pool.lock);
	pool.total++;
	pthread_mutex_unlock(&pool.lock);
	return NULL;
}

static void start(int n) {
	pool.workers = n;
	for (int i = 0; i < n; i++) {
		struct worker *w = &pool.worker[i];
		w->number = i;
		if (pthread_create(&w->id, NULL, work, NULL))
			exit(1);
	}
}

static void stop(void) {
	int i = 0;
	struct worker *w = &pool.worker[i];
	for (; i < pool.workers; i++) {
		w = &pool.worker[i];
		pthread_join(w->id, NULL);
	}
}

int main(int argc, char **argv) {
	(void)argv;
	start(argc < 30 ? argc : 30);
	stop();
	return pool.total == 0; // NORACE
}
