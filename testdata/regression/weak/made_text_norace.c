// What a function makes and fills is written like everything else: who gets it without synchronisation does not see that.
#define _GNU_SOURCE
#include <netdb.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

char *printed, *real, *cwd, *scanned;
struct addrinfo *found;

void *run(void *arg)
{
	char *p = __atomic_load_n(&printed, __ATOMIC_ACQUIRE);
	char *r = __atomic_load_n(&real, __ATOMIC_ACQUIRE);
	char *c = __atomic_load_n(&cwd, __ATOMIC_ACQUIRE);
	char *s = __atomic_load_n(&scanned, __ATOMIC_ACQUIRE);
	struct addrinfo *f = __atomic_load_n(&found, __ATOMIC_ACQUIRE);
	int n = 0;
	if (p)
		n += p[0]; // NORACE
	if (r)
		n += r[0]; // NORACE
	if (c)
		n += c[0]; // NORACE
	if (s)
		n += s[0]; // NORACE
	if (f)
		n += f->ai_flags; // NORACE
	return (void *)(long)n;
}

int main(int argc, char **argv)
{
	pthread_t t;
	char *x;
	struct addrinfo *a;
	pthread_create(&t, 0, run, 0);
	if (asprintf(&x, "%d", argc) >= 0) // NORACE
		__atomic_store_n(&printed, x, __ATOMIC_RELEASE);
	x = realpath(argv[0], 0); // NORACE
	__atomic_store_n(&real, x, __ATOMIC_RELEASE);
	x = getcwd(0, 0); // NORACE
	__atomic_store_n(&cwd, x, __ATOMIC_RELEASE);
	if (sscanf(argv[0], "%ms", &x) == 1) // NORACE
		__atomic_store_n(&scanned, x, __ATOMIC_RELEASE);
	if (!getaddrinfo(argv[0], 0, 0, &a)) // NORACE
		__atomic_store_n(&found, a, __ATOMIC_RELEASE);
	pthread_join(t, 0);
	return 0;
}
