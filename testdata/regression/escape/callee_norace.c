// What a function cannot reach, it does not let escape, though it passes on another object of the same kind.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int *shared;

void pass(int *p) {
	pthread_mutex_lock(&m);
	shared = p;
	pthread_mutex_unlock(&m);
}

void *reader(void *arg) {
	pthread_mutex_lock(&m);
	if (shared)
		*shared = 1; // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, reader, 0);
	int *q = malloc(sizeof(int));
	int *p = malloc(sizeof(int));
	if (!p || !q)
		return 1;
	pass(q);
	*p = 2; // NORACE
	pass(p);
	return 0;
}
