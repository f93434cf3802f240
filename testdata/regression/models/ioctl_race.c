// ioctl and fcntl use what their argument points to.
#include <fcntl.h>
#include <pthread.h>
#include <sys/ioctl.h>

int n;

void *run(void *p) {
	n = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	ioctl(0, FIONREAD, &n); // RACE!
	return 0;
}
