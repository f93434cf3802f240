// Attributes that are made the default ones only to have a larger stack let threads be joined.
#define _GNU_SOURCE
#include <pthread.h>

static int n;

static void *count(void *arg)
{
	n++; // NORACE
	return 0;
}

int main(void)
{
	pthread_attr_t attributes;
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, 1 << 20);
	pthread_setattr_default_np(&attributes);
	pthread_t t;
	if (pthread_create(&t, 0, count, 0))
		return 1;
	pthread_join(t, 0);
	return n; // NORACE
}
