// An access through a pointer that has lost its type.
#include <pthread.h>

struct { char pad[6]; short s; } object;

void *worker(void *arg) {
	char *p = (char *)arg + 4;
	*(int *)(void *)p = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &object);
	object.s = 2; // RACE!
	return 0;
}
