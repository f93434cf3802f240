// One less than none is -1, in a signed type.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;
static int generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	int before = arrived - 1;
	arrived++;
	if (before >= 1) {
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
	x = 1; // NORACE
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
	x = 2; // NORACE
	return 0;
}
