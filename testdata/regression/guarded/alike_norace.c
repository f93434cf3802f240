// What a condition says of an object that a lock protects holds as long as that is held.
#include <pthread.h>

struct node { int v; } one = {1};
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void *worker(void *arg) {
	int found = 0;
	pthread_mutex_lock(&m);
	struct node *p = &one;
	if (p->v == 1)
		if (p->v == 2)
			found = 1;
	pthread_mutex_unlock(&m);
	if (found)
		x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	one.v = 2;
	pthread_mutex_unlock(&m);
	x++; // NORACE
	return 0;
}
