// A request that may have been refused is passed on, with whatever it is of its sender.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
	int arg, result, done;
	struct request *next;
};

static struct request *queue, *later;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, of_later = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, finished = PTHREAD_COND_INITIALIZER;
static int closed;

static void *server(void *x) {
	for (;;) {
		pthread_mutex_lock(&m);
		while (!queue)
			pthread_cond_wait(&work, &m);
		struct request *r = queue;
		queue = r->next; // RACE!
		pthread_mutex_unlock(&m);
		r->result = 2 * r->arg; // RACE!
		pthread_mutex_lock(&m);
		r->done = 1; // RACE!
		pthread_cond_broadcast(&finished);
		pthread_mutex_unlock(&m);
	}
	return x;
}

static void *second(void *x) {
	for (;;) {
		pthread_mutex_lock(&of_later);
		struct request *r = later;
		if (r)
			later = r->next; // RACE!
		pthread_mutex_unlock(&of_later);
		if (r)
			r->result = 5; // RACE!
	}
	return x;
}

static int put(struct request *r) {
	pthread_mutex_lock(&m);
	if (closed) {
		pthread_mutex_unlock(&m);
		r->done = 1; // RACE!
		return 0;
	}
	r->next = queue; // RACE!
	queue = r;
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&m);
	return 1;
}

static void finish(struct request *p) {
	pthread_mutex_lock(&m);
	while (!p->done)
		pthread_cond_wait(&finished, &m);
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&of_later);
	p->next = later; // RACE!
	later = p;
	pthread_mutex_unlock(&of_later);
}

static int ask(int arg) {
	struct request *r = malloc(sizeof *r);
	if (!r)
		exit(1);
	r->arg = arg; // RACE!
	r->done = 0; // RACE!
	int ok = put(r);
	finish(r);
	if (!ok)
		r->result = 5; // RACE!
	return ok;
}

static void *client(void *x) {
	for (int i = 0; i < 10; i++)
		printf("%d\n", ask(i));
	return x;
}

int main(int argc, char **argv) {
	pthread_t s, t, c, d;
	closed = argc > 1;
	pthread_create(&s, NULL, server, NULL);
	pthread_create(&t, NULL, second, NULL);
	pthread_create(&c, NULL, client, NULL);
	pthread_create(&d, NULL, client, NULL);
	pthread_join(c, NULL);
	pthread_join(d, NULL);
	return 0;
}
