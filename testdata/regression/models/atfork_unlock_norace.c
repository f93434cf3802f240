// After fork the thread holds the lock, as before.
#include <pthread.h>
#include <unistd.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void handler(void) { pthread_mutex_unlock(&m), pthread_mutex_lock(&m); }

void *run(void *p) {
	pthread_mutex_lock(&m);
	g = 1; // NORACE
	pthread_mutex_unlock(&m);
	return p;
}

int main(void) {
	pthread_t t;
	pthread_atfork(handler, 0, 0);
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	fork();
	g = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
