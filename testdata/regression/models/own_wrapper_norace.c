// A function with another name is another one.
#include <pthread.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int my_lock(pthread_mutex_t *m) {
	return 0;
}

void *run(void *p) {
	pthread_mutex_lock(&m);
	g = 1; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	g = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
