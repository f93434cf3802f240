// Where the program uses a function that keeps what it is given and has no model, callbacks are called all the same.
#include <event2/event.h>
#include <pthread.h>

static int seen; // NORACE

static void done(struct event *e, void *arg) { seen++; }

static void serve(evutil_socket_t fd, short what, void *arg) { event_free_finalize(0, arg, done); }

int main(void)
{
	struct event_base *base = event_base_new();
	struct event *e = event_new(base, 0, EV_READ, serve, event_self_cbarg());
	event_add(e, 0);
	event_base_dispatch(base);
	return seen;
}
