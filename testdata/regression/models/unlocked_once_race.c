// A stream that is used without its lock is not guarded by those who lock it.
#include <pthread.h>
#include <stdio.h>

void *run(void *arg) {
	putc_unlocked('a', stdout); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	putc('b', stdout); // RACE!
	return 0;
}
