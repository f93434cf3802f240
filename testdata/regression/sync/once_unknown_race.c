// Something is set up anew of which nothing is known: it may be a control, and the initialisation runs again.
// externals: worst
#include <pthread.h>

extern pthread_mutex_t *find(void); // perhaps a member of a union with the control
pthread_once_t o = PTHREAD_ONCE_INIT;
int x;

static void init(void) { x++; } // RACE!

static void *worker(void *arg) {
	pthread_once(&o, init);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_once(&o, init);
	pthread_mutex_init(find(), 0);
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
