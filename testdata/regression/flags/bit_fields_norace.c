// Whether a bit-field without the word signed has a sign.
// flags: -fsigned-bitfields
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

typedef int plain;
struct s {
	plain a : 3;
};
struct s t = {-1};

static void *run(void *arg) {
	if (t.a <= 3)
		pthread_mutex_lock(&m);
	x++; // NORACE
	if (t.a <= 3)
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
