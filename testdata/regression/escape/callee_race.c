// What a function lets escape that is called with it, its caller has not to itself any more.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int *shared;

int *make(void) {
	return malloc(sizeof(int));
}

void pass(int *p) {
	pthread_mutex_lock(&m);
	shared = p;
	pthread_mutex_unlock(&m);
}

void *reader(void *arg) {
	pthread_mutex_lock(&m);
	if (shared)
		*shared = 1; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, reader, 0);
	int *p = make();
	if (!p)
		return 1;
	pass(p);
	*p = 2; // RACE!
	return 0;
}
