// The list that getaddrinfo makes is one of the program's objects, with what it leads to.
#define _GNU_SOURCE
#include <netdb.h>
#include <pthread.h>
#include <sys/socket.h>

struct addrinfo *list;

void *run(void *arg)
{
	return list->ai_addr ? (void *)(long)list->ai_addr->sa_family : arg; // RACE!
}

int main(void)
{
	pthread_t t;
	if (getaddrinfo("localhost", 0, 0, &list))
		return 1;
	pthread_create(&t, 0, run, 0);
	freeaddrinfo(list); // RACE!
	pthread_join(t, 0);
	return 0;
}
