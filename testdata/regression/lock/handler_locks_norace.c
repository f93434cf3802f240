// A signal handler that locks a normal mutex waits for the interrupted thread, for ever if that holds it.
#include <pthread.h>
#include <signal.h>

int g;
pthread_mutex_t m;

static void handler(int sig) {
	pthread_mutex_lock(&m);
	g = 1; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void) {
	pthread_mutex_init(&m, 0);
	signal(SIGINT, handler);
	pthread_mutex_lock(&m);
	g = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
