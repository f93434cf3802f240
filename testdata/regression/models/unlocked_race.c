// The unlocked variants of the functions on streams do not lock.
#include <pthread.h>
#include <stdio.h>

void *run(void *p) {
	putchar_unlocked('a'); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	putchar_unlocked('b'); // RACE!
	return 0;
}
