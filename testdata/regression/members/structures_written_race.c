// The identifiers are written.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

struct worker {
	int number;
	pthread_t id;
	long result;
};

int main(void) {
	struct worker w[6];
	for (int i = 0; i < 6; i++)
		if (pthread_create(&w[i].id, 0, work, &w[i]))
			return 1;
	for (int i = 0; i < 5; i++)
		w[i].id = w[i + 1].id;
	for (int i = 0; i < 6; i++)
		pthread_join(w[i].id, 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
