// A number is taken whether or not there was the lock.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void *t(void *unused) {
	int held = !pthread_mutex_trylock(&m);
	int i = next++; // RACE!
	if (held)
		pthread_mutex_unlock(&m);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
