// Streams lock themselves.
#include <pthread.h>
#include <stdio.h>

void *run(void *arg) {
	putc('a', stdout); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	fputc('b', stdout); // NORACE
	return 0;
}
