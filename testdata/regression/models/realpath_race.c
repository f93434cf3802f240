// Without a buffer realpath makes one: it is not null, and belongs to the caller.
#include <pthread.h>
#include <stdlib.h>

char *path;

void *run(void *p) {
	if (path)
		path[0] = 'a'; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	path = realpath(".", 0);
	pthread_create(&t, 0, run, 0);
	if (path)
		path[0] = 'b'; // RACE!
	return 0;
}
