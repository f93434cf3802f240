// A universal character name in an identifier is the character that it names.
#include <pthread.h>

static const int \u00e9 = 1, a\U000000e9b = 2;

int x;

static void *run(void *arg) {
	if (é == 1 && aéb == 2)
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
