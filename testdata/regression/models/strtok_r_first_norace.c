// strsep takes no delimiters away: what it returns is where it began.
#define _GNU_SOURCE
#include <pthread.h>
#include <string.h>

char s[] = " ab", *rest = s, *token;

void *run(void *p) {
	token[0] = 'x'; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	token = strsep(&rest, " ");
	if (!token)
		return 1;
	pthread_create(&t, 0, run, 0);
	s[1] = 'y'; // NORACE
	return 0;
}
