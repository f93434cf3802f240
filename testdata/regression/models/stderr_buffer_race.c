// Messages go to stderr, which may have a buffer of the program.
#include <err.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

char buffer[BUFSIZ], *words[] = {"p", "-z", 0};

void *run(void *p) {
	warnx("a"); // RACE!
	psignal(1, "a"); // RACE!
	getopt(2, words, "a"); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
	pthread_create(&t, 0, run, 0);
	buffer[0] = 'b'; // RACE!
	pthread_join(t, 0);
	return 0;
}
