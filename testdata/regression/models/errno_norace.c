// Each thread has an errno of its own.
#include <errno.h>
#include <pthread.h>
#include <unistd.h>

int g;

void *run(void *p) {
	errno = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	errno = 2; // NORACE
	return 0;
}
