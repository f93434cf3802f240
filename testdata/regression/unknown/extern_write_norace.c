// A pointer of another file leads to nothing that another thread uses at the time.
// externals: worst
#include <pthread.h>

extern int *elsewhere;
int flag, x;

static void *worker(void *arg) {
	*elsewhere = 1; // NORACE
	if (flag == 1)
		x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	x++; // NORACE
	return 0;
}
