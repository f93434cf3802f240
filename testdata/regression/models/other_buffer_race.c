// A stream that has been closed leaves its buffer to others, and one that is open does not.
#include <pthread.h>
#include <stdio.h>

char buffer[BUFSIZ];
FILE *f;

void *run(void *p) {
	fputs("a", f); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	f = fopen("f", "w");
	if (!f)
		return 1;
	setvbuf(f, buffer, _IOFBF, sizeof buffer);
	pthread_create(&t, 0, run, 0);
	buffer[0] = 'b'; // RACE!
	pthread_join(t, 0);
	return 0;
}
