// Four threads are started in a loop, and all of them joined in another.
#include <pthread.h>

#define N 4

int total, slot[N];

void *worker(void *arg) {
	*(int *)arg += 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		if (pthread_create(&t[i], NULL, worker, &slot[i]))
			return 1;
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++)
		total += slot[i]; // NORACE
	return total;
}
