// What a library was given to keep it calls back later, in whatever thread calls it then.
#include <pthread.h>

void on_event(void (*f)(int *), int *arg);
void poll_events(void);
int x;

static void handle(int *p) {
	(*p)++; // RACE!
}

static void *run(void *arg) {
	poll_events();
	return arg;
}

int main(void) {
	pthread_t t;
	on_event(handle, &x);
	pthread_create(&t, 0, run, 0);
	x = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
