// What it was set on is called, too, but not after the thread has ended.
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <pthread.h>

static int seen;

static void reading(struct bufferevent *b, void *arg)
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
	struct event_base *base = event_base_new();
	struct bufferevent *b = bufferevent_socket_new(base, 0, 0);
	bufferevent_setcb(bufferevent_get_underlying(b), reading, 0, 0, &seen);
	pthread_create(&t, 0, run, base);
	pthread_join(t, 0);
	int n = seen; // NORACE
	return n;
}
