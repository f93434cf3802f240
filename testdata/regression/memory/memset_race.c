// memset writes every field of a structure.
#include <pthread.h>
#include <string.h>

struct { int a, b; } s;

void *worker(void *arg) {
	(void)arg;
	s.b = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	memset(&s, 0, sizeof s); // RACE!
	return 0;
}
