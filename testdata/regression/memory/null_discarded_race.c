// What is read behind a null pointer is not used, so that compilers do not read it, and the program goes on.
#include <pthread.h>

static int x;

static void *work(void *arg) {
	x = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	int *p = 0;
	pthread_create(&t, 0, work, 0);
	(void)*p;
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
