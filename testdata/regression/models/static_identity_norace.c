// A result is in no object of the program.
#define _GNU_SOURCE
#include <grp.h>
#include <pthread.h>

int g;
void *a, *b;

void *run(void *p) {
	if (a == (void *)&g)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	a = getgrnam("root"), b = getgrnam("root");
	if (!a || !b)
		return 1;
	pthread_create(&t, 0, run, 0);
	if (a == (void *)&g)
		g = 2; // NORACE
	return 0;
}
