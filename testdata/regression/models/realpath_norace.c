// Each thread has its own result.
#include <pthread.h>
#include <stdlib.h>

void *run(void *p) {
	char *path = realpath(".", 0);
	if (path)
		path[0] = 'a'; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
