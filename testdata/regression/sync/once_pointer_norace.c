// Another control is set up anew through a pointer.
#include <pthread.h>

pthread_once_t o = PTHREAD_ONCE_INIT, p = PTHREAD_ONCE_INIT;
pthread_once_t *control = &p;
int x;

static void init(void) { x++; } // NORACE

static void *worker(void *arg) {
	pthread_once(&o, init);
	return arg;
}

static void *idle(void *arg) { return arg; }

int main(void) {
	pthread_t t;
	pthread_once(&o, init);
	pthread_create(&t, NULL, idle, NULL);
	*control = PTHREAD_ONCE_INIT;
	pthread_create(&t, NULL, worker, NULL);
	x++; // NORACE
	return 0;
}
