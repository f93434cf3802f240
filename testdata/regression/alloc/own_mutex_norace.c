// Many threads use a mutex that is made once.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
pthread_mutex_t *own;
int x;

static void change(void) {
	pthread_mutex_lock(own);
	x++; // NORACE
	pthread_mutex_unlock(own);
}

// Threads that are made where their makers were made are any number to the analysis.
static void *worker(void *arg) {
	intptr_t generation = (intptr_t)arg;
	pthread_t t;
	if (generation == 4)
		change();
	else
		while (__VERIFIER_nondet_int())
			pthread_create(&t, NULL, worker, (void *)(generation + 1));
	return NULL;
}

int main(void) {
	pthread_t t;
	own = calloc(1, sizeof *own); // as PTHREAD_MUTEX_INITIALIZER has it
	if (!own)
		return 1;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_exit(NULL);
}
