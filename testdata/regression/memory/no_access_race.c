// An address that is taken leads to an access elsewhere.
#include <pthread.h>

int x;

void bump(int *p) {
	(*p)++; // RACE!
}

void *worker(void *arg) {
	(void)arg;
	bump(&x);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	bump(&x);
	return 0;
}
