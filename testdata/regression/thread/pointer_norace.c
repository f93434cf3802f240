// The start function comes out of a table; the functions share a lock.
#include <pthread.h>

typedef void *start(void *);
int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *add(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

void *sub(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x--; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

start *const table[] = { add, sub };

int main(void) {
	for (int i = 0; i < 2; i++) {
		pthread_t t;
		pthread_create(&t, NULL, table[i], NULL);
	}
	pthread_exit(NULL);
}
