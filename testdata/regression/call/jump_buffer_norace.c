// Each thread has its own.
#include <pthread.h>
#include <setjmp.h>
#include <ucontext.h>

_Thread_local jmp_buf place;
_Thread_local ucontext_t context;

void *worker(void *arg) {
	if (!setjmp(place)) // NORACE
		longjmp(place, 1); // NORACE
	getcontext(&context); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	if (!setjmp(place)) // NORACE
		longjmp(place, 1); // NORACE
	getcontext(&context); // NORACE
	pthread_join(t, 0);
	return 0;
}
