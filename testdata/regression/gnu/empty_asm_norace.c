// Operands in memory are not accessed, and values come out as they went in.
#include <pthread.h>

int x, y;

static void *worker(void *arg) {
	int v = 5, w;
	__asm__ volatile("" : "+r"(v));
	__asm__("" : "=r"(w) : "0"(v + 1));
	if (v != 5 || w != 6)
		x = 1; // NORACE
	y = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	x = 2; // NORACE
	__asm__ volatile("" : "+m"(y) : "m"(x)); // NORACE
	pthread_join(t, 0);
	return 0;
}
