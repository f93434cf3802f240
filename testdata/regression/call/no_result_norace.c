// The result of a function that ends without a value may be any: what the last expression has left, for instance.
#include <pthread.h>

int x;

static int get(int a) {
	int b = a + 3;
	return b + 1;
}

static void *run(void *arg) {
	if (get(0) == 3)
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
