// The next token is in the string of the first one.
#include <pthread.h>
#include <string.h>

char a[] = "x y";

void *run(void *p) {
	a[2] = 'z'; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	char *s = strtok(a, " ");
	s = strtok(0, " ");
	pthread_create(&t, 0, run, 0);
	if (s)
		*s = 'a'; // RACE!
	return 0;
}
