// Of the variables that many threads have under one name, one has escaped: what is found through the pointer is in that one, not in the reader's own.
#include <pthread.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int *published;
int done, x;

static void meet(void) {
	int v;
	pthread_mutex_lock(&m);
	int *q = published;
	if (!q) {
		v = 1;
		published = &v;
		while (!done)
			pthread_cond_wait(&c, &m);
	} else {
		v = 0;
		if (*q == 1) {
			pthread_mutex_unlock(&m);
			x++; // RACE!
			return;
		}
	}
	pthread_mutex_unlock(&m);
}

// Threads that are made where their makers were made are any number to the analysis.
static void *worker(void *arg) {
	intptr_t generation = (intptr_t)arg;
	pthread_t t;
	if (generation == 4)
		meet();
	else
		while (__VERIFIER_nondet_int())
			pthread_create(&t, NULL, worker, (void *)(generation + 1));
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_exit(NULL);
}
