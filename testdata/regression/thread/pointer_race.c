// The start function comes out of a table.
#include <pthread.h>

typedef void *start(void *);
int x;

void *add(void *arg) {
	(void)arg;
	x++; // RACE!
	return NULL;
}

void *sub(void *arg) {
	(void)arg;
	x--; // RACE!
	return NULL;
}

start *const table[] = { add, sub };

int main(void) {
	for (int i = 0; i < 2; i++) {
		pthread_t t;
		pthread_create(&t, NULL, table[i], NULL);
	}
	pthread_exit(NULL);
}
