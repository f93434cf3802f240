// A byte inside a larger integer is written through a character pointer.
#include <pthread.h>

long word;

void *worker(void *arg) {
	char *p = (char *)&word;
	(void)arg;
	p[5] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	word = 2; // RACE!
	return 0;
}
