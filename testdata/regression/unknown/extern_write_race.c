// A pointer of another file may lead to any variable that it can name.
// externals: worst
#include <pthread.h>

extern int *elsewhere;
int flag, x;

static void *worker(void *arg) {
	*elsewhere = 1; // RACE!
	if (flag == 1)
		x++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
