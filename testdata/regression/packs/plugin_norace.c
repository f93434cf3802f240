// As plugin_race.c, but the callback is given what no other thread uses.
#include <event2/event.h>
#include <pthread.h>
#include <unistd.h>

static int served, other;
static event_callback_fn serve;

void *run(void *base)
{
	event_base_dispatch(base);
	return 0;
}

int main(void)
{
	pthread_t t;
	struct event_base *base = event_base_new();
	if (read(0, &serve, sizeof serve) != sizeof serve)
		return 1;
	struct event *e = event_new(base, 0, EV_READ | EV_PERSIST, serve, &served);
	event_add(e, 0);
	pthread_create(&t, 0, run, base);
	other = 1; // NORACE
	pthread_join(t, 0);
	return other;
}
