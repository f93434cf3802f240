// A call through a pointer that may denote two functions does what either does.
#include <pthread.h>

int x;

void plain(void) {
	x++; // RACE!
}

void nothing(void) {}

void *worker(void *arg) {
	void (*f)(void) = arg ? plain : nothing;
	f();
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, argc > 1 ? argv : NULL);
	x++; // RACE!
	return 0;
}
