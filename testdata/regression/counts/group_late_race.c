// Threads are counted when they have been created, but for the last one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int pending;
static int result[4];

static void *work(void *arg) {
	*(int *)arg = 1; // RACE!
	pthread_mutex_lock(&m);
	if (--pending == 0)
		pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(int argc, char **argv) {
	for (int i = 0; i < argc && i < 4; i++) {
		pthread_t t;
		pthread_create(&t, NULL, work, &result[i]);
		pthread_mutex_lock(&m);
		if (i + 1 < argc && i < 3)
			pending++;
		pthread_mutex_unlock(&m);
	}
	pthread_mutex_lock(&m);
	while (pending > 0)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return result[0]; // RACE!
}
