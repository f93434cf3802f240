// The mutex may be unlocked by who does not hold it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int busy, shared;

static void *run(void *unused) {
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	while (busy) // RACE!
		pthread_cond_wait(&c, &m);
	busy = 1; // RACE!
	pthread_mutex_unlock(&m);
	shared++; // RACE!
	pthread_mutex_lock(&m);
	busy = 0; // RACE!
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, run, NULL);
	pthread_create(&t2, NULL, run, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
