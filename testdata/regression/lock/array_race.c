// Mutexes in an array: one thread holds the first, another some other one.
#include <pthread.h>

pthread_mutex_t m[2] = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER };
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m[0]);
	x++; // RACE!
	pthread_mutex_unlock(&m[0]);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	int i = argc > 1;
	(void)argv;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m[i]);
	x++; // RACE!
	pthread_mutex_unlock(&m[i]);
	return 0;
}
