// A thread that handles requests counts without the lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 16

struct server {
	const char *name;
	pthread_t tid[MAX];
	size_t nthreads;
	pthread_mutex_t lock;
	unsigned long requests, errors;
};

static struct server server = {.name = "echo", .lock = PTHREAD_MUTEX_INITIALIZER};

static void *serve(void *arg) {
	struct server *s = arg;
	for (int i = 0; i < 100; i++) {
		pthread_mutex_lock(&s->lock);
		s->requests++;
		pthread_mutex_unlock(&s->lock);
		if (i % 10 == 9)
			s->errors++; // RACE!
	}
	return NULL;
}

static int server_start(size_t n) {
	if (n > MAX)
		n = MAX;
	for (server.nthreads = 0; server.nthreads < n; server.nthreads++)
		if (pthread_create(&server.tid[server.nthreads], NULL, serve, &server) != 0) {
			fprintf(stderr, "%s: cannot start thread %zu\n", server.name, server.nthreads);
			return -1;
		}
	return 0;
}

static void server_wait(void) {
	for (size_t i = 0; i < server.nthreads; i++)
		pthread_join(server.tid[i], NULL);
}

int main(void) {
	if (server_start(8) != 0)
		exit(1);
	server_wait();
	printf("%s: %lu requests, %lu errors\n", server.name, server.requests, server.errors);
	return 0;
}
