// Unknown code keeps the address that it is given, and writes there when it is called again without it.
// externals: worst
#include <pthread.h>

void keep(int *p);
void change(void);
int shared;

static void *worker(void *arg) {
	shared++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	int own = 0;
	keep(&own);
	pthread_create(&t, NULL, worker, NULL);
	own = 0;
	change();
	if (own)
		shared++; // RACE!
	pthread_join(t, NULL);
	return 0;
}
