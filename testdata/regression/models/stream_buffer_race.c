// A stream uses the buffer that it was given.
#include <pthread.h>
#include <stdio.h>

char buffer[BUFSIZ];

void *run(void *p) {
	puts("a"); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
	pthread_create(&t, 0, run, 0);
	buffer[0] = 'b'; // RACE!
	return 0;
}
