// What is done when a thread ends changes the generation.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, others;
static int generation;
static pthread_key_t key;

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
	if (++others == 1) {
		others = 0;
		++generation;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static void destroy(void *arg) { pass(); }

static int x;

static void *run(void *arg) {
	x = 1; // RACE!
	meet();
	return NULL;
}

static void *other(void *arg) {
	pthread_setspecific(key, &x);
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_key_create(&key, destroy);
	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, other, NULL);
	meet();
	x = 2; // RACE!
	return 0;
}
