// A mutex of the program is a normal one, unless it says otherwise: locking it again waits for ever.
#include <pthread.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int x;

static void *run(void *arg) {
	pthread_mutex_lock(&mutex);
	pthread_mutex_lock(&mutex);
	x = 1; // NORACE
	pthread_mutex_unlock(&mutex);
	pthread_mutex_unlock(&mutex);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
