// Members of a union share their bytes.
#include <pthread.h>

union { int i; char c[4]; } u;

void *worker(void *arg) {
	(void)arg;
	u.i = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	u.c[3] = 2; // RACE!
	return 0;
}
