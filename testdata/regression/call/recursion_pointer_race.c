// An inner activation finds what an outer one has left in the variable of the same name.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
int x;

static void visit(int **outer) {
	int *own;
	if (outer)
		(**outer)++; // RACE!
	own = &x;
	if (__VERIFIER_nondet_int())
		visit(&own);
}

static void *worker(void *arg) {
	visit(NULL);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
