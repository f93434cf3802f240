// strerror_r uses the buffer that it is given, or one that never changes.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <string.h>

void *run(void *p) {
	char text[80];
	puts(strerror_r(1, text, sizeof text)); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	char text[80];
	puts(strerror_r(2, text, sizeof text)); // NORACE
	return 0;
}
