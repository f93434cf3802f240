// A list that environ does not lead to is none of getenv.
#include <pthread.h>
#include <stdlib.h>

char text[] = "A=b", *list[] = { text, 0 }, *p;

void *run(void *arg) {
	p[0] = 'x'; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	char **mine = list; (void)mine;
	p = getenv("A");
	if (!p)
		return 1;
	pthread_create(&t, 0, run, 0);
	text[2] = 'y'; // NORACE
	return 0;
}
