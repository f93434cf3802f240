// With evthread_use_pthreads, a base locks itself.
#include <event2/event.h>
#include <event2/thread.h>
#include <pthread.h>

static struct event_base *base;

void *run(void *arg)
{
	event_base_dispatch(base); // NORACE
	return arg;
}

int main(void)
{
	pthread_t t;
	evthread_use_pthreads();
	base = event_base_new();
	pthread_create(&t, 0, run, 0);
	event_base_loopbreak(base); // NORACE
	pthread_join(t, 0);
	event_base_free(base);
	return 0;
}
