// Of the events of one base, each callback gets what was given with it.
#include <event2/event.h>
#include <pthread.h>

struct client {
	int requests;
};

static struct client client, other;

static void serve(evutil_socket_t fd, short what, void *arg)
{
	((struct client *)arg)->requests++; // NORACE
}

static void idle(evutil_socket_t fd, short what, void *arg) {}

void *run(void *base)
{
	event_base_dispatch(base);
	return 0;
}

int main(void)
{
	pthread_t t;
	struct event_base *base = event_base_new();
	struct event *e = event_new(base, 0, EV_READ | EV_PERSIST, serve, &client);
	struct event *timer = event_new(base, -1, EV_PERSIST, idle, &other);
	event_add(e, 0);
	event_add(timer, 0);
	pthread_create(&t, 0, run, base);
	other.requests = 0; // NORACE
	pthread_join(t, 0);
	return 0;
}
