// A bit-field with the word signed has a sign, whatever the flags.
// flags: -funsigned-bitfields
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

typedef signed int with;
struct s {
	with a : 3;
	int b : 3;
};
struct s t = {-1, -1};

static void *run(void *arg) {
	if (t.b == -1)
		pthread_mutex_lock(&m);
	x++; // RACE!
	if (t.b == -1)
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
