// The assignment of a structure touches every field.
#include <pthread.h>

struct pair { int a, b; };
struct pair p, q;

void *worker(void *arg) {
	(void)arg;
	p.b = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	q = p; // RACE!
	return 0;
}
