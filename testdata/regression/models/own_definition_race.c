// What the program's own definition of a function with a fixed meaning does happens, too.
#include <pthread.h>

int g;

void reach_error(void) {
	g = 1; // RACE!
}

void *run(void *p) {
	reach_error();
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
