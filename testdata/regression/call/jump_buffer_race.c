// The place is kept in memory that both threads use.
#include <pthread.h>
#include <setjmp.h>
#include <ucontext.h>

jmp_buf place;
ucontext_t context;

void *worker(void *arg) {
	if (!setjmp(place)) // RACE!
		longjmp(place, 1); // RACE!
	getcontext(&context); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	if (!setjmp(place)) // RACE!
		longjmp(place, 1); // RACE!
	getcontext(&context); // RACE!
	pthread_join(t, 0);
	return 0;
}
