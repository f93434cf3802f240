// Without evthread_use_pthreads, a base that one thread runs is not for others to use.
#include <event2/event.h>
#include <pthread.h>

static struct event_base *base;

void *run(void *arg)
{
	event_base_dispatch(base); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	base = event_base_new();
	pthread_create(&t, 0, run, 0);
	event_base_loopbreak(base); // RACE!
	pthread_join(t, 0);
	event_base_free(base);
	return 0;
}
