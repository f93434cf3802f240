// A handler of fork unlocks: it runs in the thread that forks.
#include <pthread.h>
#include <unistd.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void handler(void) { pthread_mutex_unlock(&m); }

void *run(void *p) {
	pthread_mutex_lock(&m);
	g = 1; // RACE!
	pthread_mutex_unlock(&m);
	return p;
}

int main(void) {
	pthread_t t;
	pthread_atfork(handler, 0, 0);
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	fork();
	g = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
