// An argument that is a number points to nothing.
#include <fcntl.h>
#include <pthread.h>
#include <sys/ioctl.h>

int n, n0;

void *run(void *p) {
	n = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	fcntl(0, F_SETFL, n0); // NORACE
	return 0;
}
