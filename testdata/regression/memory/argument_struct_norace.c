// A pointer to a structure is passed, and only one field is read.
#include <pthread.h>

struct pair { int a, b; };
struct pair p;

int first(struct pair *x) {
	return x->a; // NORACE
}

void *worker(void *arg) {
	(void)arg;
	p.b = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return first(&p);
}
