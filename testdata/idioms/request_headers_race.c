// requests with a list of headers, read by one thread and answered by workers; loads are counted
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct header { char name[32], value[64]; struct header *next; };
struct stats { int lines; long bytes; };
struct request { char path[128]; struct header *headers; struct stats *stats; struct request *next; };
static struct request *first, *last;
static int nrequests, eof;
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static struct request *request_new(const char *path)
{
	struct request *r = malloc(sizeof *r);
	if (!r)
		return NULL;
	r->stats = malloc(sizeof *r->stats);
	if (!r->stats) {
		free(r);
		return NULL;
	}
	r->stats->lines = 0;
	r->stats->bytes = 0;
	snprintf(r->path, sizeof r->path, "%s", path);
	r->headers = NULL;
	r->next = NULL;
	return r;
}
static void request_header(struct request *r, const char *name, const char *value)
{
	struct header *h = malloc(sizeof *h);
	if (!h)
		return;
	snprintf(h->name, sizeof h->name, "%s", name);
	snprintf(h->value, sizeof h->value, "%s", value);
	h->next = r->headers; // RACE!
	r->headers = h; // RACE!
	r->stats->lines++; // RACE!
	r->stats->bytes += strlen(value);
}
static void request_free(struct request *r)
{
	struct header *h = r->headers;
	while (h) {
		struct header *n = h->next;
		free(h);
		h = n;
	}
	free(r->stats);
	free(r);
}
static void enqueue(struct request *r)
{
	pthread_mutex_lock(&mtx);
	if (last)
		last->next = r;
	else
		first = r;
	last = r;
	nrequests++;
	pthread_cond_signal(&cv);
	pthread_mutex_unlock(&mtx);
}
static struct request *dequeue(void)
{
	pthread_mutex_lock(&mtx);
	while (!first && !eof)
		pthread_cond_wait(&cv, &mtx);
	struct request *r = first;
	if (r) {
		first = r->next;
		if (!first)
			last = NULL;
		nrequests--;
	}
	pthread_mutex_unlock(&mtx);
	return r;
}
static void *worker(void *arg)
{
	struct request *r;
	while ((r = dequeue()) != NULL) {
		r->stats->lines++;
		for (struct header *h = r->headers; h; h = h->next)
			printf("%s: %s\n", h->name, h->value);
		printf("GET %s %d\n", r->path, r->stats->lines);
		request_free(r);
	}
	return arg;
}
int main(void)
{
	pthread_t w[3];
	char path[20];
	for (int i = 0; i < 3; i++)
		pthread_create(&w[i], NULL, worker, NULL);
	for (int i = 0; i < 30; i++) {
		snprintf(path, sizeof path, "/page/%d", i);
		struct request *r = request_new(path);
		if (!r)
			break;
		request_header(r, "Host", "localhost");
		enqueue(r);
		request_header(r, "Accept", "*/*");
	}
	pthread_mutex_lock(&mtx);
	eof = 1;
	pthread_cond_broadcast(&cv);
	pthread_mutex_unlock(&mtx);
	for (int i = 0; i < 3; i++)
		pthread_join(w[i], NULL);
	return 0;
}
