// _exit does not, and a function that is not main does not end the process.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

char buffer[BUFSIZ];

void *run(void *p) {
	buffer[0] = 'b'; // NORACE
	return 0;
}

int start(pthread_t *t) {
	pthread_create(t, 0, run, 0);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
	puts("a");
	start(&t);
	if (argc > 1)
		_exit(1);
	pthread_join(t, 0);
	return 0;
}
