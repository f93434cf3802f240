// The end of the process writes out what is in the buffers of streams (C17 5.1.2.2.3, 7.22.4.4).
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

char buffer[BUFSIZ];

void *run(void *p) {
	buffer[0] = 'b'; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
	puts("a");
	pthread_create(&t, 0, run, 0);
	if (argc > 1)
		exit(1); // RACE!
	return 0; // RACE!
}
