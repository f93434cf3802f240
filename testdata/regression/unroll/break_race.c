// The loop that joins may be left early.
#include <pthread.h>

int x;
volatile int hurry;

void *worker(void *arg) {
	pthread_mutex_t *m = arg;
	pthread_mutex_lock(m);
	x++; // RACE!
	pthread_mutex_unlock(m);
	return NULL;
}

int main(int argc, char **argv) {
	static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		if (pthread_create(&t[i], NULL, worker, &m))
			return 1;
	for (int i = 0; i < 3; i++) {
		if (argc > 1)
			break;
		pthread_join(t[i], NULL);
	}
	x = 2; // RACE!
	return 0;
}
