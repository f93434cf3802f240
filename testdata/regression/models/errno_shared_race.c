// Who has the address of a thread's errno sees what functions of the library write there.
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <unistd.h>

static int *place;
static double minus = -1;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
	pthread_mutex_lock(&m);
	place = &errno; // NORACE
	pthread_mutex_unlock(&m);
	close(-1); // RACE!
	isatty(0); // RACE!
	memalign(16, 16); // RACE!
	__builtin_sqrt(*(volatile double *)&minus); // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	int *p = 0;
	while (!p) {
		pthread_mutex_lock(&m);
		p = place; // NORACE
		pthread_mutex_unlock(&m);
	}
	int n = *p; // RACE!
	pthread_join(t, 0);
	return n;
}
