// What a thread keeps by a key without a destructor.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static pthread_key_t key;

static void *run(void *unused) {
	int x, y;
	pthread_setspecific(key, &x);
	pthread_setspecific(key, &y);
	if (pthread_getspecific(key) == &y)
		pthread_mutex_lock(&m);
	shared++; // NORACE
	if (pthread_getspecific(key) == &y)
		pthread_mutex_unlock(&m);
	return unused;
}

int main(void) {
	pthread_t t;
	if (pthread_key_create(&key, NULL))
		return 1;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, NULL, run, NULL);
	return 0;
}
