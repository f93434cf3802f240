// What such a function is not given, and cannot find, it leaves alone.
// externals: worst
#include <pthread.h>
#include <sys/cdefs.h>

int twice(int) __attribute_const__;
int thrice(int) __attribute__((const));

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *run(void *arg) {
	pthread_mutex_lock(&m);
	x = twice(x) + thrice(2); // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, run, 0);
	return 0;
}
