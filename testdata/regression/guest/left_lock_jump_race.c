// A signal handler locks a mutex that checks its owner, and jumps back into its host, whose next attempt to lock it fails.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

pthread_mutex_t m;
int hits;
static sigjmp_buf again;

void handler(int sig) {
	pthread_mutex_lock(&m);
	siglongjmp(again, 1);
}

void *worker(void *arg) {
	hits = 2; // RACE!
	return 0;
}

int main(void) {
	pthread_mutexattr_t checked;
	pthread_t t;
	pthread_mutexattr_init(&checked);
	pthread_mutexattr_settype(&checked, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &checked);
	if (sigsetjmp(again, 1) == 0) {
		signal(SIGUSR1, handler);
		pthread_create(&t, 0, worker, 0);
	}
	if (pthread_mutex_lock(&m)) {
		hits = 1; // RACE!
		return 0;
	}
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
