// Two functions are the same barrier.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;
static int generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	arrived++;
	if (arrived == 2) {
		arrived = 0;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static void pass(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	if (++arrived == 2) {
		arrived = 0;
		++generation;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static int x;

static void *run(void *arg) {
	x = 1; // NORACE
	pass();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet();
	x = 2; // NORACE
	return 0;
}
