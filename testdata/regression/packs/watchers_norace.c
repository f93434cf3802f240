// Each thread has a loop of its own, and what belongs to its watchers.
#include <ev.h>
#include <pthread.h>

static struct ev_loop *loop;
static ev_async wake;

static void ready(struct ev_loop *l, ev_io *w, int events)
{
	++*(int *)w->data; // NORACE
	ev_io_stop(l, w); // NORACE
}

static void woken(struct ev_loop *l, ev_async *w, int events) {}

void *run(void *arg)
{
	int seen = 0;
	ev_io w;
	struct ev_loop *own = ev_loop_new(0);
	ev_io_init(&w, ready, 0, EV_READ);
	w.data = &seen;
	ev_io_start(own, &w);
	ev_run(own, 0); // NORACE
	ev_async_send(loop, &wake); // NORACE
	return seen ? arg : 0;
}

int main(void)
{
	pthread_t t;
	loop = ev_loop_new(0);
	ev_async_init(&wake, woken);
	ev_async_start(loop, &wake);
	pthread_create(&t, 0, run, 0);
	ev_run(loop, 0); // NORACE
	pthread_join(t, 0);
	return 0;
}
