// A signal handler gives back the mutex that it has locked: its host is never told that it holds it.
#include <pthread.h>
#include <signal.h>

pthread_mutex_t m;
int hits;

void handler(int sig) {
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
}

void *worker(void *arg) {
	signal(SIGUSR1, handler);
	if (pthread_mutex_lock(&m)) {
		hits = 1; // NORACE
		return 0;
	}
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_mutexattr_t checked;
	pthread_t t;
	pthread_mutexattr_init(&checked);
	pthread_mutexattr_settype(&checked, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &checked);
	pthread_create(&t, 0, worker, 0);
	hits = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
