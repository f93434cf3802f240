// Strictly, C99 has no u before a string.
// flags: -std=c99
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

#define u 1 +

static void *run(void *arg) {
	if (sizeof(u"abcdef") == 14)
		pthread_mutex_lock(&m);
	x++; // RACE!
	if (sizeof(u"abcdef") == 14)
		pthread_mutex_unlock(&m);
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
