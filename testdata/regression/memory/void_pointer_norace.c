// An access through a pointer that has lost its type, beside the field that the other thread uses.
#include <pthread.h>

struct { char pad[6]; short s; } object;

void *worker(void *arg) {
	char *p = (char *)arg + 2;
	*(short *)(void *)p = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &object);
	object.s = 2; // NORACE
	return 0;
}
