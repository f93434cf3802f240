// A function that ends the program does not come back, whatever the program's definition of it does.
#include <pthread.h>

int g;

void __VERIFIER_error(void) {
}

void *run(void *p) {
	__VERIFIER_error();
	g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // NORACE
	return 0;
}
