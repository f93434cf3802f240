// Assembly without instructions only hides values from the compiler: what follows it is as before.
#include <pthread.h>

int x;

static void *worker(void *arg) {
	int v = 5, w;
	__asm__ volatile("" ::: "memory");
	__asm__ volatile("" : "+r"(v));
	__asm__("" : "=r"(w) : "0"(v + 1));
	if (w == 6)
		x = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	x = 2; // RACE!
	__asm__ volatile("" : : "r"(x)); // RACE!
	pthread_join(t, 0);
	return 0;
}
