// The end of an array may be the beginning of another object.
#include <pthread.h>

int a[2], b[2];
int x;

static void *worker(void *arg) {
	if (&a[2] == b || &b[2] == a)
		x++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
