// The address of a thread-local variable is handed to another thread.
#include <pthread.h>

_Thread_local int mine;

void *worker(void *arg) {
	*(int *)arg = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &mine);
	mine = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
