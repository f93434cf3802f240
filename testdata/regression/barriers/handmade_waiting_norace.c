// A thread reads what the other one has written when it has met it twice.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, x;
static unsigned generation;

static void meet(int *seen) {
	pthread_mutex_lock(&m);
	unsigned g = generation;
	if (++arrived == 2) {
		arrived = 0;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	if (seen)
		*seen = 0;
	pthread_mutex_unlock(&m);
}

static void *write(void *arg) {
	(void)arg;
	meet(NULL);
	x++; // NORACE
	meet(NULL);
	return NULL;
}

int main(void) {
	pthread_t t;
	int seen = 0;
	pthread_create(&t, NULL, write, NULL);
	meet(&seen);
	meet(NULL);
	seen += x; // NORACE
	pthread_join(t, NULL);
	return seen;
}
