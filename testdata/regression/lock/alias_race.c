// A pointer may denote either of two mutexes: locking it holds neither for certain.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&a);
	x++; // RACE!
	pthread_mutex_unlock(&a);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_mutex_t *p = argc > 1 ? &a : &b;
	(void)argv;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(p);
	x++; // RACE!
	pthread_mutex_unlock(p);
	return 0;
}
