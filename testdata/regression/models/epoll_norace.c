// It does not return others.
#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>

int e;

void *run(void *p) {
	struct epoll_event ev;
	if (epoll_wait(e, &ev, 1, -1) == 1)
		*(int *)ev.data.ptr = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	struct epoll_event ev = {0};
	int *x = malloc(sizeof *x);
	if (!x)
		return 1;
	e = epoll_create1(0);
	ev.data.fd = 0;
	epoll_ctl(e, EPOLL_CTL_ADD, 0, &ev);
	pthread_create(&t, 0, run, 0);
	*x = 2; // NORACE
	return 0;
}
