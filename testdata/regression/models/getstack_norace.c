// How large it is leads nowhere.
#define _GNU_SOURCE
#include <pthread.h>

int *volatile shared;

void *run(void *arg) {
	int local = 0;
	shared = &local;
	local = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_attr_t a;
	char *p;
	size_t n;
	pthread_create(&t, 0, run, 0);
	pthread_getattr_np(t, &a);
	pthread_attr_getstacksize(&a, &n);
	p = (char *)n;
	return p[n - 100]; // NORACE
}
