// As null_discarded_race.c, with the thread joined before.
#include <pthread.h>

static int x;

static void *work(void *arg) {
	x = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	int *p = 0;
	pthread_create(&t, 0, work, 0);
	(void)*p;

	pthread_join(t, 0);
	x = 2; // NORACE
	return 0;
}
