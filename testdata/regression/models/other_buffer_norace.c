// Another stream than the one with the buffer does not touch it. The analysis takes all streams for one, and no
// execution shows a race.
#include <pthread.h>
#include <stdio.h>

char buffer[BUFSIZ];

void *run(void *p) {
	puts("a"); // NORACE imprecise
	return 0;
}

int main(void) {
	pthread_t t;
	FILE *f = fopen("f", "w");
	if (!f)
		return 1;
	setvbuf(f, buffer, _IOFBF, sizeof buffer);
	fclose(f);
	pthread_create(&t, 0, run, 0);
	buffer[0] = 'b'; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
