// Where nobody calls the library while others run, nothing is called back.
#include <pthread.h>

void on_event(void (*f)(int *), int *arg);
void poll_events(void);
int x;

static void handle(int *p) {
	(*p)++; // NORACE
}

static void *run(void *arg) {
	x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	on_event(handle, &x); // NORACE
	poll_events();
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	poll_events();
	return x; // NORACE
}
