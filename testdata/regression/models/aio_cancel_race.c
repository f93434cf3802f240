// Some requests may be done, or go on.
#define _GNU_SOURCE
#include <aio.h>
#include <pthread.h>

int g;
struct aiocb cb;

void *run(void *p) {
	if (aio_cancel(0, &cb) == 2)
		g = 1; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	
	pthread_create(&t, 0, run, 0);
	if (aio_cancel(0, &cb) == 2)
		g = 2; // RACE!
	return 0;
}
