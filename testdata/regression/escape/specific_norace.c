// A pointer goes into thread-specific data and stays with its thread.
#include <pthread.h>

pthread_key_t key;

void *worker(void *arg) {
	int local = 0;
	(void)arg;
	pthread_setspecific(key, &local);
	local = 2; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_key_create(&key, NULL);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
