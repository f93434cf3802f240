// A pointer goes into thread-specific data and comes out again, to be published.
#include <pthread.h>

pthread_key_t key;
int *shared;

void *worker(void *arg) {
	(void)arg;
	*shared = 1; // RACE!
	return NULL;
}

int main(void) {
	int local = 0;
	pthread_t t;
	pthread_key_create(&key, NULL);
	pthread_setspecific(key, &local);
	shared = pthread_getspecific(key);
	pthread_create(&t, NULL, worker, NULL);
	local = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
