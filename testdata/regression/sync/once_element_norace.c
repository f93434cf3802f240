// Of several controls one is used: who has seen it done comes after its initialisation.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
pthread_once_t o[100];
int x;

static void init(void) { x++; } // NORACE

static void *worker(void *arg) {
	unsigned i = __VERIFIER_nondet_int();
	if (i < 100)
		pthread_once(&o[7], init);
	return arg;
}

int main(void) {
	pthread_t t;
	unsigned i = __VERIFIER_nondet_int();
	pthread_create(&t, NULL, worker, NULL);
	if (i >= 100)
		return 0;
	pthread_once(&o[7], init);
	x++; // NORACE
	return 0;
}
