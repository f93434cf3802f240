// Inline assembly writes what it is given.
#include <pthread.h>

static int x;

void *worker(void *arg) {
	(void)arg;
	__asm__ volatile("incl %0" : "+m"(x)); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return x; // RACE!
}
