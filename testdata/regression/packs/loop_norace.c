// Each thread runs a base of its own: each callback gets what belongs to its event, in its thread.
#include <event2/event.h>
#include <pthread.h>

struct client {
	int requests;
};

static struct client client;
static int idle;

static void serve(evutil_socket_t fd, short what, void *arg)
{
	((struct client *)arg)->requests++; // NORACE
}

static void tick(evutil_socket_t fd, short what, void *arg)
{
	++*(int *)arg; // NORACE
}

void *run(void *arg)
{
	struct event_base *base = event_base_new();
	struct event *e = event_new(base, 0, EV_READ | EV_PERSIST, serve, &client);
	event_add(e, 0);
	event_base_dispatch(base);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	struct event_base *own = event_base_new();
	struct event *timer = event_new(own, -1, EV_PERSIST, tick, &idle);
	event_add(timer, 0);
	event_base_dispatch(own);
	idle = 0; // NORACE
	pthread_join(t, 0);
	return 0;
}
