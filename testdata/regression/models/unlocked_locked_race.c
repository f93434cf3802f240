// Who locks a stream is not safe from who does not.
#include <pthread.h>
#include <stdio.h>

void *run(void *p) {
	putchar_unlocked('a'); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	putchar('b'); // RACE!
	pthread_join(t, 0);
	return 0;
}
