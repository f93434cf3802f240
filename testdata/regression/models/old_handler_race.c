// signal returns the handler that was set before: calling it runs that function.
#include <pthread.h>
#include <signal.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

typedef void (*callback)(int);

void *run(void *p) {
	pthread_mutex_lock(&m);
	g = 1; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

void other(int n) {
}

void first(int n) {
	if (n == 77)
		g = 2; // RACE!
}

int main(void) {
	pthread_t t;
	callback old;
	signal(SIGUSR1, first);
	old = signal(SIGUSR1, other);
	pthread_create(&t, 0, run, 0);
	if (old != SIG_DFL && old != SIG_IGN && old != SIG_ERR)
		old(77);
	return 0;
}
