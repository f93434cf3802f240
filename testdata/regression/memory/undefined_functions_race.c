// Two functions that are defined elsewhere may be one: another file may make one an alias of the other.
#include <pthread.h>

extern void one(void), another(void);

int g;

static void *run(void *arg) {
	g++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	void (*f)(void) = one;
	pthread_create(&t, 0, run, 0);
	if (f == another)
		g++; // RACE!
	pthread_join(t, 0);
	return 0;
}
