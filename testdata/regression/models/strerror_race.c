// strerror may use one buffer for all threads (C11 7.24.6.2).
#include <pthread.h>
#include <stdio.h>
#include <string.h>

void *run(void *p) {
	puts(strerror(1)); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	puts(strerror(2)); // RACE!
	return 0;
}
