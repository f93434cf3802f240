// A copy of a string is an object of its own.
#include <pthread.h>
#include <string.h>

char text[] = "a";

void *run(void *unused) {
	char *s = strdup(text);
	if (s)
		s[0] = 'b'; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
