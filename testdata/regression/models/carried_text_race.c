// Text that is made of the bytes of a pointer, or of its number, leads to what the pointer points to.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

int a, b;

void *run(void *p) {
	a = 1; // RACE!
	b = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int *p = &a, *q = 0;
	snprintf((char *)&q, sizeof q, "%s", (char *)&p);
	*q = 2; // RACE!

	char text[40];
	unsigned long u = 0;
	sprintf(text, "%lx", (unsigned long)&b);
	sscanf(text, "%lx", &u);
	*(int *)u = 2; // RACE!
	return 0;
}
