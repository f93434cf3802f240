// What has been waited for stays so.
#include <pthread.h>
#include <ucontext.h>

int g, again;
ucontext_t c;

void *run(void *p) {
	g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	getcontext(&c);
	if (again) {
		g = 2; // NORACE
		return 0;
	}
	pthread_create(&t, 0, run, 0);
	again = 1;
	pthread_join(t, 0);
	setcontext(&c);
	return 0;
}
