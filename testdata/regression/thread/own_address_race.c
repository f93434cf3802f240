// The pointer belongs to all threads, and may lead to what another one has.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static int *_Atomic p;

static void *run(void *unused) {
	int x, y;
	p = &x;
	p = &y;
	int mine = p == &y;
	if (mine)
		pthread_mutex_lock(&m);
	shared++; // RACE!
	if (mine)
		pthread_mutex_unlock(&m);
	return unused;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, NULL, run, NULL);
	return 0;
}
