// A function that is defined here is none of those that are defined elsewhere, and no other one here.
#include <pthread.h>

extern void one(void);

int g;

static void *run(void *arg) {
	g++; // NORACE
	return 0;
}

static void own(void) {}
static void other(void) { g = 3; }

int main(void) {
	pthread_t t;
	void (*f)(void) = own;
	pthread_create(&t, 0, run, 0);
	if (f == one)
		g++; // NORACE
	if (f == other)
		g++; // NORACE
	if (f != own)
		g++; // NORACE
	pthread_join(t, 0);
	return 0;
}
