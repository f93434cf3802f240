// A library changes its thread-local variables, too.
#include <pthread.h>

extern __thread int lib_failed;
void work(void);
int x;

static void *run(void *arg) {
	lib_failed = 0;
	work();
	if (lib_failed)
		x = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
