// It is no variable of the program's.
#include <pthread.h>

extern int *place;
void start(void);
static int x;

static void *run(void *arg) {
	*place = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	start();
	pthread_create(&t, 0, run, 0);
	x++; // NORACE
	pthread_join(t, 0);
	return x;
}
