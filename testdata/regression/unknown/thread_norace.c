// It has ended when it has been joined.
#include <pthread.h>

int x;
void *elsewhere(void *p); // not defined here

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, elsewhere, &x); // NORACE
	pthread_join(t, 0);
	x++; // NORACE
	(void)0;
	return 0;
}
