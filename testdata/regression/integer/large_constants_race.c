// gcc gives a decimal constant that is too large for long a longer type with a sign.
#include <pthread.h>

int x;

static void *run(void *arg) {
	if (sizeof 9223372036854775808 == 16 && sizeof 0x8000000000000000 == 8)
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
