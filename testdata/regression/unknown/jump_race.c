// A function without a body may jump to a place that it is given.
// externals: worst
#include <pthread.h>
#include <setjmp.h>

int x;
jmp_buf place, other;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void elsewhere(jmp_buf); // not defined here

void *worker(void *arg) {
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	if (setjmp(place))
		x++; // RACE!
	else
		elsewhere(place);
	return 0;
}
