// An atomic section excludes other atomic sections, not other accesses.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
int x;

void *worker(void *arg) {
	(void)arg;
	__VERIFIER_atomic_begin();
	x++; // RACE!
	__VERIFIER_atomic_end();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
