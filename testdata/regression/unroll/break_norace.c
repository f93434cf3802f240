// The loop that joins may be left early, and then the rest is joined one by one.
#include <pthread.h>

int x;

void *worker(void *arg) {
	pthread_mutex_t *m = arg;
	pthread_mutex_lock(m);
	x++; // NORACE
	pthread_mutex_unlock(m);
	return NULL;
}

int main(int argc, char **argv) {
	static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
	pthread_t t[3];
	int i;
	for (i = 0; i < 3; i++)
		if (pthread_create(&t[i], NULL, worker, &m))
			return 1;
	for (i = 0; i < 3; i++) {
		if (argc > 1)
			break;
		pthread_join(t[i], NULL);
	}
	for (; i < 3; i++)
		pthread_join(t[i], NULL);
	x = 2; // NORACE
	return 0;
}
