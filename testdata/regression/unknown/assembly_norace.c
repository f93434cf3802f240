// Inline assembly that is given nothing but a register.
#include <pthread.h>

static int x;

void *worker(void *arg) {
	int y = 1;
	(void)arg;
	__asm__ volatile("incl %0" : "+r"(y));
	x = y; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return x; // NORACE
}
