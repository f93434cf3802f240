// The callback of a watcher of libev runs where the loop does.
#include <ev.h>
#include <pthread.h>

static int seen;
static struct ev_loop *loop;

static void ready(struct ev_loop *l, ev_io *w, int events)
{
	++*(int *)w->data; // RACE!
}

void *run(void *arg)
{
	ev_run(loop, 0); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	ev_io w;
	loop = ev_loop_new(0);
	ev_io_init(&w, ready, 0, EV_READ);
	w.data = &seen;
	ev_io_start(loop, &w);
	pthread_create(&t, 0, run, 0);
	int n = seen; // RACE!
	ev_break(loop, EVBREAK_ALL); // RACE!
	pthread_join(t, 0);
	return n;
}
