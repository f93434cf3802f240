// The first one changes the generation, by another name, after it has looked at it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, other;
static int generation;

static void meet(int *number) {
	pthread_mutex_lock(&m);
	int g = generation;
	*number = 7;
	if (++arrived == 2) {
		arrived = 0;
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
	x = 1; // RACE!
	meet(&other);
	return NULL;
}

int main(void) {
	pthread_t t;
	meet(&generation);
	pthread_create(&t, NULL, run, NULL);
	x = 2; // RACE!
	return 0;
}
