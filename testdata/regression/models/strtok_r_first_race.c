// The first token is behind the delimiters that the string begins with.
#include <pthread.h>
#include <string.h>

char s[] = " ab", *rest, *token;

void *run(void *p) {
	token[0] = 'x'; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	token = strtok_r(s, " ", &rest);
	if (!token)
		return 1;
	pthread_create(&t, 0, run, 0);
	s[1] = 'y'; // RACE!
	return 0;
}
