// A third thread is in a library that gets what the barrier is a part of, and may arrive there.
#include <pthread.h>

struct group {
	int n;
	pthread_barrier_t met;
} g;
int x;

void use(struct group *);

void *other(void *arg) {
	use(&g);
	return arg;
}

void *f(void *arg) {
	x = 1; // RACE!
	pthread_barrier_wait(&g.met);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_barrier_init(&g.met, 0, 2);
	pthread_create(&t, 0, f, 0);
	pthread_create(&u, 0, other, 0);
	pthread_barrier_wait(&g.met);
	x = 2; // RACE!
	return 0;
}
