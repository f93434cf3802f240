// A thread may run a function of another type: it finds the low bits of its argument.
#include <pthread.h>

int x;

static void *run(unsigned n) {
	if (n > 5)
		x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, (void *(*)(void *))run, (void *)-1L);
	pthread_create(&b, 0, (void *(*)(void *))run, (void *)-1L);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
