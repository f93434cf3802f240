// One may count as arrived at first.
#include <pthread.h>

#define N 3

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;
static unsigned generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	unsigned g = generation;
	if (++arrived == N) {
		arrived = 0;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static int part[N], sum[N];

static void *run(void *arg) {
	int id = *(int *)arg;
	for (int round = 0; round < 5; round++) {
		part[id] = round; // RACE!
		meet();
		for (int i = 0; i < N; i++)
			sum[id] += part[i]; // RACE!
		meet();
	}
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	pthread_t t[N];
	int ids[N];
	arrived = argc > 1;
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, run, &ids[i]);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
