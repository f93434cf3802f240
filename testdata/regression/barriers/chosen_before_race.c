// Who was told so of the round before meets who is told so of this one.
#include <pthread.h>

pthread_barrier_t b;
int total;

void *worker(void *arg) {
	int before = pthread_barrier_wait(&b), now = pthread_barrier_wait(&b);
	if (before == PTHREAD_BARRIER_SERIAL_THREAD || now == PTHREAD_BARRIER_SERIAL_THREAD)
		total++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_barrier_init(&b, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return total;
}
