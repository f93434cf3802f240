// The only thread that uses the variable is created after the access, although another one runs already.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

void *idle(void *arg) {
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&u, NULL, idle, NULL);
	x = 2; // NORACE
	pthread_create(&t, NULL, worker, NULL);
	return 0;
}
