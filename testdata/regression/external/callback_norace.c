// It calls it back in no other thread, and holds the locks that this thread holds.
#include <pthread.h>

void each(void (*f)(int *), int *arg);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, y;

static void visit(int *p) {
	(*p)++; // NORACE
}

static void *run(void *arg) {
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	each(visit, &x); // NORACE
	pthread_mutex_unlock(&m);
	y++; // NORACE
	pthread_join(t, 0);
	return 0;
}
