// In some passes it is the one before.
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
	pool.total++; // RACE!
	pthread_mutex_unlock(&pool.lock);
	return NULL;
}

static void launch(struct worker *w, int number) {
	w->number = number;
	if (pthread_create(&w->id, NULL, work, NULL))
		exit(1);
}

static void start(int n) {
	pool.workers = n;
	for (int i = 0; i < n; i++) {
		launch(&pool.worker[i ? i - 1 : 0], i);
	}
}

static void stop(void) {
	for (int i = 0; i < pool.workers; i++) {
		struct worker *w = &pool.worker[i];
		pthread_join(w->id, NULL);
	}
}

int main(int argc, char **argv) {
	(void)argv;
	start(argc < 30 ? argc : 30);
	stop();
	return pool.total == 0; // RACE!
}
