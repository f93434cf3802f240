// What libevent calls back has the parameters of its callbacks. Beside the events lie functions that have others, and the
// analysis does not tell where in memory it is that libevent finds the callback.
#include <event2/event.h>
#include <event2/event_struct.h>
#include <pthread.h>
#include <stdlib.h>

struct job {
	struct event ev;
	void (*count)(int);
	void (*move)(void *, void *, void *);
};

static int shared;
static struct job all[8];

static void tick(evutil_socket_t fd, short what, void *arg) { (void)fd, (void)what, (void)arg; }

static void count(int n) { shared += n; } // NORACE

static void move(void *to, void *from, void *by) { (void)to, (void)from, (void)by, shared++; } // NORACE

static void *work(void *arg) {
	struct event_base *base = event_base_new();
	struct job *one = (struct job *)((char *)all + (rand() & 0x70));
	event_assign(&one->ev, base, -1, 0, tick, arg);
	event_add(&one->ev, NULL);
	event_base_dispatch(base);
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 8; i++)
		all[i].count = count, all[i].move = move;
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	count(1);
	pthread_join(t, NULL);
	return 0;
}
