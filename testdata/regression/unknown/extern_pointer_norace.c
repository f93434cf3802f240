// A function pointer that is set here calls what it was set to.
#include <pthread.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void locked(int *p) {
	pthread_mutex_lock(&m);
	*p = 1; // NORACE
	pthread_mutex_unlock(&m);
}

void (*hook)(int *) = locked;

void *worker(void *arg) {
	pthread_mutex_lock(&m);
	g++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	hook(&g);
	return 0;
}
