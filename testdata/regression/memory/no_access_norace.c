// Neither sizeof nor & reads its operand.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	int *p;
	int n;
	pthread_create(&t, NULL, worker, NULL);
	p = &x; // NORACE
	n = sizeof x; // NORACE
	n += sizeof *p; // NORACE
	return n;
}
