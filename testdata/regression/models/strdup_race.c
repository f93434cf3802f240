// Copying bytes as a string copies the pointers that they are parts of.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

int g;
int *p = &g;

void *run(void *unused) {
	g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	char *copy = strndup((char *)&p, sizeof p);
	int *q;
	if (!copy)
		return 1;
	memcpy(&q, copy, sizeof q);
	pthread_create(&t, 0, run, 0);
	*q = 2; // RACE!
	return 0;
}
