// Threads that are created without attributes have those that the program has made the default ones. A join of
// a detached thread fails at once.
#define _GNU_SOURCE
#include <pthread.h>

static int n;

static void *count(void *arg)
{
	n++; // RACE!
	return 0;
}

int main(void)
{
	pthread_attr_t attributes;
	pthread_attr_init(&attributes);
	pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
	pthread_setattr_default_np(&attributes);
	pthread_t t;
	if (pthread_create(&t, 0, count, 0))
		return 1;
	pthread_join(t, 0);
	return n; // RACE!
}
