// A function without a body calls back what it is given, in the thread that calls it, with what it is given beside.
#include <pthread.h>

void each(void (*f)(int *), int *arg);
int x, y;

static void visit(int *p) {
	(*p)++; // RACE!
}

static void *run(void *arg) {
	each(visit, &x); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 1; // RACE!
	y = 1;
	pthread_join(t, 0);
	return 0;
}
