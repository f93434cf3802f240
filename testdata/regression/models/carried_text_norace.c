// Text that is made of other things does not.
#include <pthread.h>
#include <stdio.h>

int a, b;

void *run(void *p) {
	a = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int *p = &b, *q = p;
	snprintf((char *)&q, sizeof q, "%s", (char *)&p);
	*q = 2; // NORACE

	char text[40];
	unsigned long u = 0;
	sprintf(text, "%lx", (unsigned long)&b);
	sscanf(text, "%lx", &u);
	*(int *)u = 2; // NORACE
	return 0;
}
