// What a function returns may be what it was given, at another place.
#include <pthread.h>

char *skip(char *text, int n);
char text[10];

static void *run(void *arg) {
	char *p = skip(text, 2); // RACE!
	*p = 1;                  // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	text[5] = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
