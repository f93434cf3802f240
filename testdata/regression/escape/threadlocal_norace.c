// Each thread uses its own instance of a thread-local variable.
#include <pthread.h>

_Thread_local int mine;

void *worker(void *arg) {
	(void)arg;
	mine = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	mine = 2; // NORACE
	return 0;
}
