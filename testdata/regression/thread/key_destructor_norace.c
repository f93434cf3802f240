// A key without a destructor calls nothing.
#include <pthread.h>

int g;
pthread_key_t key;

void *worker(void *arg) {
	pthread_setspecific(key, &g);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_key_create(&key, 0);
	pthread_create(&t, 0, worker, 0);
	g = 2; // NORACE
	return 0;
}
