// A control is set up anew through a pointer of which nothing is known: its initialisation runs again.
#include <pthread.h>

extern int *find(void); // of something else
pthread_once_t o = PTHREAD_ONCE_INIT;
pthread_once_t *control = &o;
int x;

static void init(void) { x++; } // RACE!

static void *worker(void *arg) {
	pthread_once(&o, init);
	return arg;
}

static void *idle(void *arg) { return arg; }

int main(void) {
	pthread_t t;
	pthread_once(&o, init);
	pthread_create(&t, NULL, idle, NULL);
	*find() = 1;
	*control = PTHREAD_ONCE_INIT;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
