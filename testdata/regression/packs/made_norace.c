// The same, with a model for what makes it.
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <pthread.h>

static int seen;

static void reading(struct bufferevent *b, void *arg)
{
	++*(int *)arg; // NORACE
}

void *run(void *arg)
{
	struct event_base *base = event_base_new();
	struct bufferevent *b = bufferevent_socket_new(base, 0, 0);
	bufferevent_setcb(b, reading, 0, 0, &seen);
	bufferevent_enable(b, EV_READ);
	event_base_dispatch(base);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	event_base_free(event_base_new());
	pthread_join(t, 0);
	return seen; // NORACE
}
