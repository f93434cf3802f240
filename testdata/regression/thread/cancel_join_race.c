// A thread may be cancelled before it has joined another one: whoever joins the first has not joined the second.
#include <pthread.h>

int g;

void *inner(void *arg) {
	g = 2; // RACE!
	return 0;
}

void *outer(void *arg) {
	pthread_t t;
	pthread_create(&t, 0, inner, 0);
	pthread_join(t, 0);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, outer, 0);
	pthread_cancel(t);
	pthread_join(t, 0);
	g = 1; // RACE!
	return 0;
}
