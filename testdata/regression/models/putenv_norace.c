// Another string is not part of the environment.
#include <pthread.h>
#include <stdlib.h>

char text[] = "A=b";
char other[] = "A=x";

void *run(void *p) {
	char *s = getenv("A");
	if (s)
		*s = 'c'; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	putenv(other);
	pthread_create(&t, 0, run, 0);
	text[2] = 'd'; // NORACE
	return 0;
}
