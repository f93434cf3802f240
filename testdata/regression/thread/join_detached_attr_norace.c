// A thread may be detached from its beginning.
#include <pthread.h>

int x;

static void *run(void *arg) {
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_attr_t attr;
	pthread_attr_init(&attr);
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_JOINABLE);
	pthread_create(&t, &attr, run, 0);
	pthread_join(t, 0);
	x++; // NORACE
	return 0;
}
