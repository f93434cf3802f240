// All threads but one of each round do what is done once.
#include <pthread.h>

#define N 3

pthread_barrier_t b;
int part[N], total;

void *worker(void *arg) {
	int i = *(int *)arg, mine = 0;
	for (int s = 0; s < 10; s++) {
		part[i] = mine + s; // NORACE
		if (pthread_barrier_wait(&b) != PTHREAD_BARRIER_SERIAL_THREAD) {
			total = 0; // RACE!
			for (int k = 0; k < N; k++)
				total += part[k]; // RACE!
		}
		pthread_barrier_wait(&b);
		mine = total; // NORACE
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N];
	pthread_barrier_init(&b, NULL, N);
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, worker, &ids[i]);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return total;
}
