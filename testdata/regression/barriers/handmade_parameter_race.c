// What the number is set to has changed since the last one knows that it is the last one.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, seen;
static int generation;

static void meet(int none) {
	pthread_mutex_lock(&m);
	int g = generation;
	arrived++;
	if (arrived == 2) {
		seen = none++;
		arrived = none;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static int x;

static void *run(void *arg) {
	meet(0);
	x = 1; // RACE!
	meet(0);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet(0);
	meet(0);
	x = 2; // RACE!
	return 0;
}
