// The first one is not joined.
#include <pthread.h>
#include <stdlib.h>

struct server {
	const char *name;
	pthread_t id[16];
	size_t n;
	pthread_mutex_t lock;
	long requests;
};

static struct server server = {.name = "server", .lock = PTHREAD_MUTEX_INITIALIZER};

static void *serve(void *arg) {
	struct server *s = arg;
	pthread_mutex_lock(&s->lock);
	s->requests++; // RACE!
	pthread_mutex_unlock(&s->lock);
	return NULL;
}

static void start(size_t n) {
	for (server.n = 0; server.n < n; server.n++)
		if (pthread_create(&server.id[server.n], NULL, serve, &server))
			exit(1);
}

static void stop(void) {
	for (size_t i = 1; i < server.n; i++)
		pthread_join(server.id[i], NULL);
}

int main(void) {
	start(8);
	stop();
	return server.requests != 8; // RACE!
}
