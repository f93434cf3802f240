// Who has set it sets it again, as it has cleared it itself in between.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int busy, shared;

static void take(void) {
	pthread_mutex_lock(&m);
	while (busy)
		pthread_cond_wait(&c, &m);
	busy = 1;
	pthread_mutex_unlock(&m);
}

static void clear(void) {
	pthread_mutex_lock(&m);
	busy = 0;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
}

static void *run(void *unused) {
	take();
	clear();
	take();
	shared++; // NORACE
	clear();
	return unused;
}

static void *other(void *unused) {
	take();
	shared++; // NORACE
	clear();
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, run, NULL);
	pthread_create(&t2, NULL, other, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
