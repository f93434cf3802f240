// The barrier lets one thread less meet.
#include <pthread.h>
#include <stdio.h>

#define N 3
#define ROUNDS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waiting;
static unsigned generation;

static void barrier(void) {
	pthread_mutex_lock(&m);
	unsigned g = generation;
	if (++waiting == N - 1) {
		waiting = 0;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static int cell[2][N];

static void *run(void *arg) {
	int id = (int)(long)arg;
	for (int r = 0; r < ROUNDS; r++) {
		cell[0][id] = r + id; // RACE!
		barrier();
		int s = 0;
		for (int i = 0; i < N; i++)
			s += cell[0][i]; // RACE!
		cell[1][id] = s;
		barrier();
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(long)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	printf("%d\n", cell[1][0]);
	return 0;
}
