#include <pthread.h>

// Loops that walk over parts of an array by pointers, up to an end.
int a[40], x;

static void *upper(void *arg) {
	for (int *i = a + 20; i < a + 40; i++)
		*i = 1; // NORACE
	x = 1; // NORACE
	return 0;
}

int main(void) {
	int *lowest = a, *end = a + 20;
	pthread_t t;
	pthread_create(&t, 0, upper, 0);
	for (int *i = lowest; i < end; i++)
		*i = 2; // NORACE
	if (lowest >= end)
		x = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
