// What only asks for the state of a stream leaves its buffer alone.
#include <pthread.h>
#include <stdio.h>

char buffer[BUFSIZ];

void *run(void *p) {
	return (void *)(long)(ferror(stderr) + fileno(stderr)); // NORACE
}

int main(void) {
	pthread_t t;
	setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
	pthread_create(&t, 0, run, 0);
	buffer[0] = 'b'; // NORACE
	pthread_join(t, 0);
	return 0;
}
