// A recursive function holds its lock only in the outermost activation.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void visit(int depth) {
	if (depth == 2)
		pthread_mutex_lock(&m);
	if (depth > 0)
		visit(depth - 1);
	if (depth == 2)
		pthread_mutex_unlock(&m);
	x++; // RACE!
}

void *worker(void *arg) {
	(void)arg;
	visit(3);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
