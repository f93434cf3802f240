// A callback runs where its base is run, with the argument that it was given: later, and in that thread.
#include <event2/event.h>
#include <pthread.h>

struct client {
	int requests;
};

static struct client client;
static int idle;

static void serve(evutil_socket_t fd, short what, void *arg)
{
	((struct client *)arg)->requests++; // RACE!
}

static void tick(evutil_socket_t fd, short what, void *arg)
{
	++*(int *)arg; // NORACE
}

void *run(void *base)
{
	event_base_dispatch(base);
	return 0;
}

int main(void)
{
	pthread_t t;
	struct event_base *base = event_base_new(), *own = event_base_new();
	struct event *e = event_new(base, 0, EV_READ | EV_PERSIST, serve, &client);
	event_add(e, 0);
	struct event *timer = event_new(own, -1, EV_PERSIST, tick, &idle);
	event_add(timer, 0);
	pthread_create(&t, 0, run, base);
	client.requests = 0; // RACE!
	event_base_dispatch(own);
	idle = 0; // NORACE
	pthread_join(t, 0);
	return 0;
}
