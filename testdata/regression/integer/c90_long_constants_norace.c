// In C90, a decimal constant that is too large for long is an unsigned long.
// flags: -m32 -std=gnu90
#include <pthread.h>

#if -2147483648 < 0
#define CONDITION 1
#else
#define CONDITION 0
#endif

int x;

static void *run(void *arg) {
	if (!(CONDITION && -2147483648 > 0 && sizeof 4294967295l == 4 && sizeof 4294967296 == 8 && sizeof 2147483648ll == 8))
		x++; // NORACE
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
