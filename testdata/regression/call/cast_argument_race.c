// A function that is called by another type finds the bits that are passed, and the caller those that are returned.
#include <pthread.h>

int x;

static unsigned char get(unsigned n) {
	return n > 5 ? 200 : 0;
}

static void *run(void *arg) {
	if (((signed char (*)(int))get)(-1) < 0)
		x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
