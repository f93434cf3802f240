// Library functions change errno.
#include <errno.h>
#include <pthread.h>
#include <unistd.h>

int g;

void *run(void *p) {
	errno = 0;
	if (close(3) != 0 && errno == EINTR)
		g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
