// Arguments that a format takes in another order are read all the same.
#include <pthread.h>
#include <stdio.h>

char text[] = "a";

void *run(void *p) {
	text[0] = 'b'; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	printf("%2$d %1$s", text, 1); // RACE!
	return 0;
}
