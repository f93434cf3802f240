// Atomic sections exclude each other, however they are written.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
int x;

void __VERIFIER_atomic_bump(void) {
	x++; // NORACE
}

void *worker(void *arg) {
	(void)arg;
	__VERIFIER_atomic_begin();
	x++; // NORACE
	__VERIFIER_atomic_end();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	__VERIFIER_atomic_bump();
	return 0;
}
