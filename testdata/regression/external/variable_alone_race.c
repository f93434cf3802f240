// A variable that a library defines changes whenever the library likes, also where no function of it is called.
#include <pthread.h>
extern int mode;
static int x;

static void *run(void *arg) {
	x++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	mode = 0;
	pthread_create(&t, 0, run, 0);
	if (mode)
		x++; // RACE!
	pthread_join(t, 0);
	return 0;
}
