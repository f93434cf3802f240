// Streams lock themselves, and whoever waits may look at the buffer.
#include <pthread.h>
#include <stdio.h>

char buffer[BUFSIZ];

void *run(void *p) {
	puts("a"); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
	pthread_create(&t, 0, run, 0);
	puts("b"); // NORACE
	pthread_join(t, 0);
	buffer[0] = 'b'; // NORACE
	return 0;
}
