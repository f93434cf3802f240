// A _Bool is what its byte holds.
#include <pthread.h>
#include <string.h>

int x;

static void *run(void *arg) {
	_Bool b;
	char byte = 2;
	memcpy(&b, &byte, 1);
	if (b && b != 1)
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
