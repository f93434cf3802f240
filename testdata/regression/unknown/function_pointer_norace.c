// A call through a pointer that denotes one function does what that one does.
#include <pthread.h>

int x;

void plain(void) {
	x++; // NORACE
}

void nothing(void) {}

void *worker(void *arg) {
	void (*f)(void) = plain;
	(void)arg;
	f = nothing;
	f();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	plain();
	return 0;
}
