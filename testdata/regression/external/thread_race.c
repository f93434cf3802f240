// A thread that runs a function without a body uses its argument, and calls back what that leads to.
#include <pthread.h>

struct job {
	void (*f)(void);
	int n;
};
void *serve(void *);
int x;

static void work(void) {
	x++; // RACE!
}

int main(void) {
	pthread_t t;
	static struct job j = {work};
	pthread_create(&t, 0, serve, &j); // RACE!
	j.n = 1; // RACE!
	x++;     // RACE!
	pthread_join(t, 0);
	return 0;
}
