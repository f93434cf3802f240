// A context that is made runs its function in the thread that switches to it.
#include <pthread.h>
#include <ucontext.h>

int g;
char stack[65536];
ucontext_t here, there;

void other(void) {
	g = 1; // RACE!
}

void *run(void *p) {
	swapcontext(&here, &there);
	return 0;
}

int main(void) {
	pthread_t t;
	getcontext(&there);
	there.uc_stack.ss_sp = stack;
	there.uc_stack.ss_size = sizeof stack;
	there.uc_link = &here;
	makecontext(&there, other, 0);
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
