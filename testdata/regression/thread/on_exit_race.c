// A function given to on_exit runs when main returns, with the argument that it was registered with, beside the
// threads that go on.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void last(int status, void *p) {
	*(int *)p += status; // RACE!
}

static void *worker(void *arg) {
	pthread_mutex_lock(&m);
	count++; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	on_exit(last, &count);
	pthread_create(&t, 0, worker, 0);
	return 0;
}
