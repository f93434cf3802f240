// A jump comes back behind the assignment, when something else is in errno.
#include <errno.h>
#include <setjmp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static _Thread_local jmp_buf back;

static void *worker(void *arg) {
	errno = pthread_mutex_trylock(&m);
	if (setjmp(back) == 0) {
		errno = 0;
		longjmp(back, 1);
	}
	if (errno != 0)
		return NULL;
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
