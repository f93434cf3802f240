// A result is in the object of the one before, or in another one.
#define _GNU_SOURCE
#include <grp.h>
#include <pthread.h>

int g;
void *a, *b;

void *run(void *p) {
	if (a != b)
		g = 1; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	a = getgrnam("root"), b = getgrnam("root");
	if (!a || !b)
		return 1;
	pthread_create(&t, 0, run, 0);
	if (a != b)
		g = 2; // RACE!
	return 0;
}
