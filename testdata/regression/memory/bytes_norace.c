// Two threads write different bytes of one integer.
#include <pthread.h>

long word;

void *worker(void *arg) {
	char *p = (char *)&word;
	(void)arg;
	p[5] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	*(short *)&word = 2; // NORACE
	return 0;
}
