// Who asks for a mutex that he holds, and that checks for errors, is told so, and goes on if he does not look.
#include <pthread.h>

int x;
pthread_mutex_t m;

static void *run(void *arg) {
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	return 0;
}
