// What it does not take is not read.
#include <pthread.h>
#include <stdio.h>

char text[] = "a";

void *run(void *p) {
	text[0] = 'b'; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	printf("%1$s %2$d", "c", 1); // NORACE
	return 0;
}
