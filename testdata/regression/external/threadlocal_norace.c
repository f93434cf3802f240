// A library changes its thread-local variables, but only while it is called.
#include <pthread.h>

extern __thread int lib_failed;
void work(void);
int x;

static void *run(void *arg) {
	work();
	lib_failed = 0;
	if (lib_failed)
		x = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
