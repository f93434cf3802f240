// The string that putenv is given becomes part of the environment: getenv returns a pointer into it.
#include <pthread.h>
#include <stdlib.h>

char text[] = "A=b";

void *run(void *p) {
	char *s = getenv("A"); // RACE!
	if (s)
		*s = 'c'; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	putenv(text);
	pthread_create(&t, 0, run, 0);
	text[2] = 'd'; // RACE!
	return 0;
}
