// A signal handler that locks what the interrupted thread holds gets an error, and goes on if it does not look at it.
#include <pthread.h>
#include <signal.h>

int g, h;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_mutex_t checks;

static void handler(int sig) {
	pthread_rwlock_wrlock(&rw);
	g = 1; // RACE!
	pthread_mutex_lock(&checks);
	h = 1; // RACE!
}

int main(void) {
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&checks, &a);
	signal(SIGINT, handler);
	pthread_rwlock_wrlock(&rw);
	g = 2; // RACE!
	pthread_rwlock_unlock(&rw);
	pthread_mutex_lock(&checks);
	h = 2; // RACE!
	pthread_mutex_unlock(&checks);
	return 0;
}
