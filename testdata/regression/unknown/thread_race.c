// A thread that runs a function without a body does its worst with its argument, while others go on.
#include <pthread.h>

int x;
void *elsewhere(void *p); // not defined here

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, elsewhere, &x); // RACE!
	(void)0;
	x++; // RACE!
	pthread_join(t, 0);
	return 0;
}
