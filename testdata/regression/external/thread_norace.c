// It reaches nothing else.
#include <pthread.h>

void *serve(void *);
int x;

static void work(void) {
	x++; // NORACE
}

int main(void) {
	pthread_t t;
	static int y;
	pthread_create(&t, 0, serve, &y); // NORACE
	void (*f)(void) = work;
	f();
	pthread_join(t, 0);
	return y;
}
