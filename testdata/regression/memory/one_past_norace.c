// The end of an array may be the beginning of another object, but nothing before it is.
#include <pthread.h>

int a[2], b[2];
int x;

static void *worker(void *arg) {
	if (&a[1] == b || &b[1] == a)
		x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // NORACE
	return 0;
}
