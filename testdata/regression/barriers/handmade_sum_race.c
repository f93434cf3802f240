// The sum before a thread arrives is negative, which is great in an unsigned type.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;
static int generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	arrived = (unsigned char)(arrived - 1) + 2;
	if (arrived >= 3) {
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
	meet();
	return NULL;
}

static void *other(void *arg) {
	meet();
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, other, NULL);
	meet();
	x = 2; // RACE!
	return 0;
}
