// A server with a detached thread for each connection, which owns the connection's state.
// All connections share one structure of the acceptor.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CLIENTS 6

struct connection {
	int client;
	int port;
	size_t length;
	char reply[64];
};

static int active;
static size_t sent;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;

static void *serve(void *arg) {
	struct connection *c = arg;
	snprintf(c->reply, sizeof c->reply, "hello, client %d at %d", c->client, c->port); // RACE!
	c->length = strlen(c->reply); // RACE!
	pthread_mutex_lock(&lock);
	sent += c->length; // RACE!
	if (--active == 0)
		pthread_cond_signal(&idle);
	pthread_mutex_unlock(&lock);
	return NULL;
}

static int accept_client(int client) {
	pthread_t thread;
	pthread_attr_t attr;
	static struct connection shared;
	struct connection *c = &shared;
	c->client = client; // RACE!
	c->port = 1024 + client; // RACE!
	pthread_mutex_lock(&lock);
	active++;
	pthread_mutex_unlock(&lock);
	pthread_attr_init(&attr);
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	int err = pthread_create(&thread, &attr, serve, c);
	pthread_attr_destroy(&attr);
	return err;
}

int main(void) {
	for (int client = 0; client < CLIENTS; client++)
		if (accept_client(client) != 0)
			return 1;
	pthread_mutex_lock(&lock);
	while (active > 0)
		pthread_cond_wait(&idle, &lock);
	printf("%zu bytes\n", sent);
	pthread_mutex_unlock(&lock);
	return 0;
}
