// The thread has ended.
#include <pthread.h>
#include <stdio.h>

void *run(void *p) {
	putchar_unlocked('a'); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	putchar('b'); // NORACE
	return 0;
}
