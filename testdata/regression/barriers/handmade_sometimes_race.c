// In the second round the number is set to another one: one is counted as arrived.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, rounds;
static int generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	arrived++;
	if (arrived == 2) {
		if (rounds++)
			arrived = 1;
		else
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
	meet();
	meet();
	x = 1; // RACE!
	meet();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet();
	meet();
	meet();
	x = 2; // RACE!
	return 0;
}
