// Two threads use different fields of a structure.
#include <pthread.h>

struct pair { int a, b; };
struct pair p;

void *worker(void *arg) {
	(void)arg;
	p.b = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	p.a = 2; // NORACE
	return 0;
}
