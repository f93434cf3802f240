// A thread identifier of which nothing is known: what follows the join is reached.
#include <pthread.h>
#include <stdio.h>

int g;

void *worker(void *arg) {
	g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	unsigned long id;
	pthread_create(&t, 0, worker, 0);
	if (scanf("%lu", &id) != 1)
		return 1;
	pthread_join((pthread_t)id, 0);
	g = 2; // RACE!
	return 0;
}
