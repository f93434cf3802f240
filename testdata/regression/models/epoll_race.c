// epoll_wait returns the pointer that epoll_ctl was given.
#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>

int e;

void *run(void *p) {
	struct epoll_event ev;
	if (epoll_wait(e, &ev, 1, -1) == 1)
		*(int *)ev.data.ptr = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	struct epoll_event ev = {0};
	int *x = malloc(sizeof *x);
	if (!x)
		return 1;
	e = epoll_create1(0);
	ev.data.ptr = x;
	epoll_ctl(e, EPOLL_CTL_ADD, 0, &ev);
	pthread_create(&t, 0, run, 0);
	*x = 2; // RACE!
	return 0;
}
