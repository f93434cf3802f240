// There are three results, beside failure.
#define _GNU_SOURCE
#include <aio.h>
#include <pthread.h>

int g;
struct aiocb cb;

void *run(void *p) {
	if (aio_cancel(0, &cb) > 2)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	
	pthread_create(&t, 0, run, 0);
	if (aio_cancel(0, &cb) > 2)
		g = 2; // NORACE
	return 0;
}
