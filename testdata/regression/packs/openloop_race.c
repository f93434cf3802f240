// Where the program uses a function that keeps what it is given and has no model (event_self_cbarg hands out such a thing),
// callbacks are called all the same.
#include <event2/event.h>
#include <pthread.h>

static int seen;

static void serve(evutil_socket_t fd, short what, void *arg)
{
	seen++; // RACE!
	event_free_finalize(0, arg, 0);
}

void *run(void *base)
{
	event_base_dispatch(base);
	return 0;
}

int main(void)
{
	pthread_t t;
	struct event_base *base = event_base_new();
	struct event *e = event_new(base, 0, EV_READ, serve, event_self_cbarg());
	event_add(e, 0);
	pthread_create(&t, 0, run, base);
	seen = 0; // RACE!
	pthread_join(t, 0);
	return 0;
}
