// If the size of an array that a pointer in a sizeof points to is evaluated at all, sequence points in it hold.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d;

static int lock(void) { return pthread_mutex_lock(&m); }

static int use(void) {
	d++; // NORACE
	return pthread_mutex_unlock(&m);
}

static void *run(void *arg) {
	lock();
	use();
	(void)sizeof(char (*)[(lock(), use()) + 1]);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_create(&t, 0, run, 0);
	return 0;
}
