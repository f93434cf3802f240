// A callback that is read from a file may be any function, and may do anything with what it is given.
#include <event2/event.h>
#include <pthread.h>
#include <unistd.h>

static int served;
static event_callback_fn serve;

void *run(void *base)
{
	event_base_dispatch(base); // RACE!
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
	served = 1; // RACE!
	pthread_join(t, 0);
	return served;
}
