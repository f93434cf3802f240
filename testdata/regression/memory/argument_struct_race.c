// A structure that is passed by value is read as a whole.
#include <pthread.h>

struct pair { int a, b; };
struct pair p;

int first(struct pair x) { return x.a; }

void *worker(void *arg) {
	(void)arg;
	p.b = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return first(p); // RACE!
}
