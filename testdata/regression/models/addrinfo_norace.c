// Each call of getaddrinfo makes a list of its own, and needs no lock.
#define _GNU_SOURCE
#include <netdb.h>
#include <pthread.h>
#include <sys/socket.h>

static const struct addrinfo hints; // NORACE

static int family(void)
{
	struct addrinfo *list;
	int n = 0;
	if (getaddrinfo("localhost", "http", &hints, &list)) // NORACE
		return 1;
	for (struct addrinfo *p = list; p; p = p->ai_next)
		n += p->ai_addr->sa_family; // NORACE
	freeaddrinfo(list); // NORACE
	return n;
}

void *run(void *arg) { return (void *)(long)family(); }

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int n = family();
	pthread_join(t, 0);
	return n;
}
