// Who comes last in a round counts it.
#include <pthread.h>

#define N 3

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, rounds;
static unsigned generation;

// meet reports whether the thread was the last one.
static int meet(int was) {
	int last = 0;
	pthread_mutex_lock(&m);
	unsigned g = generation;
	if (++arrived == N) {
		arrived = 0;
		generation++;
		last = 1;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation) {
			pthread_cond_wait(&c, &m);
			(void)was;
		}
	}
	pthread_mutex_unlock(&m);
	return last;
}

static void *run(void *arg) {
	(void)arg;
	int last = 0;
	for (int round = 0; round < 5; round++) {
		last = meet(last);
		if (last)
			rounds++; // NORACE
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return rounds;
}
