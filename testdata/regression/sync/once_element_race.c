// Of several controls each runs its initialisation: who has seen one of them done has not seen the others.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
pthread_once_t o[100];
int x;

static void init(void) { x++; } // RACE!

static void *worker(void *arg) {
	unsigned i = __VERIFIER_nondet_int();
	if (i < 100)
		pthread_once(&o[i], init);
	return arg;
}

int main(void) {
	pthread_t t;
	unsigned i = __VERIFIER_nondet_int();
	pthread_create(&t, NULL, worker, NULL);
	if (i >= 100)
		return 0;
	pthread_once(&o[i], init);
	x++; // RACE!
	return 0;
}
