// The handle of one thread is overwritten by that of another before the join.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

void *idle(void *arg) {
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, idle, NULL);
	t = u;
	pthread_join(t, NULL);
	x = 2; // RACE!
	return 0;
}
