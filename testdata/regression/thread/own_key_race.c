// What a thread keeps by a key has a destructor, which does not hold the mutex.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static pthread_key_t key;

static void end(void *unused) {
	shared++; // RACE!
}

static void *run(void *unused) {
	static int y;
	if (pthread_setspecific(key, &y))
		return NULL;
	if (pthread_getspecific(key) == &y)
		pthread_mutex_lock(&m);
	shared++; // RACE!
	if (pthread_getspecific(key) == &y)
		pthread_mutex_unlock(&m);
	return unused;
}

int main(void) {
	pthread_t t;
	if (pthread_key_create(&key, end))
		return 1;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, NULL, run, NULL);
	return 0;
}
