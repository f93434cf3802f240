// getenv finds what environ leads to.
#include <pthread.h>
#include <stdlib.h>

extern char **environ;
char text[] = "A=b", *list[] = { text, 0 }, *p;

void *run(void *arg) {
	p[0] = 'x'; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	environ = list;
	p = getenv("A");
	if (!p)
		return 1;
	pthread_create(&t, 0, run, 0);
	text[2] = 'y'; // RACE!
	return 0;
}
