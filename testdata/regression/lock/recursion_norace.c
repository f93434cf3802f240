// A recursive function that is called with the lock held.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void visit(int depth) {
	if (depth > 0)
		visit(depth - 1);
	x++; // NORACE
}

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	visit(3);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
