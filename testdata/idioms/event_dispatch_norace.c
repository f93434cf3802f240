// Events lie in a queue, and handlers are called by pointers.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { EV_KEY, EV_TIMER, EV_QUIT, EV_KINDS };

struct event { int type; int data; struct event *next; };
typedef void (*handler_fn)(struct event *, void *);

static struct { handler_fn fn; void *ctx; } handlers[EV_KINDS];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static struct event *qhead, **qtail = &qhead;

struct stats { int keys; long ticks; int quit; };

static void post(int type, int data)
{
	struct event *e = malloc(sizeof *e);
	if (!e)
		exit(1);
	e->type = type;
	e->data = data;
	e->next = NULL;
	pthread_mutex_lock(&m);
	*qtail = e;
	qtail = &e->next;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
}

static struct event *next_event(void)
{
	struct event *e;
	pthread_mutex_lock(&m);
	while (!qhead)
		pthread_cond_wait(&c, &m);
	e = qhead;
	qhead = e->next;
	if (!qhead)
		qtail = &qhead;
	pthread_mutex_unlock(&m);
	return e;
}

static void on_key(struct event *e, void *ctx) { struct stats *s = ctx; s->keys += e->data; }
static void on_timer(struct event *e, void *ctx) { struct stats *s = ctx; s->ticks += e->data; }
static void on_quit(struct event *e, void *ctx) { struct stats *s = ctx; (void)e; s->quit = 1; }

static void *dispatcher(void *arg)
{
	struct stats *s = arg;
	while (!s->quit) {
		struct event *e = next_event();
		handlers[e->type].fn(e, handlers[e->type].ctx);
		free(e);
	}
	return NULL;
}

static void *timer(void *arg)
{
	(void)arg;
	for (int i = 0; i < 10; i++)
		post(EV_TIMER, i);
	return NULL;
}

int main(void)
{
	static struct stats stats;
	pthread_t d, t;
	handlers[EV_KEY].fn = on_key;
	handlers[EV_TIMER].fn = on_timer;
	handlers[EV_QUIT].fn = on_quit;
	for (int i = 0; i < EV_KINDS; i++)
		handlers[i].ctx = &stats;
	pthread_create(&d, NULL, dispatcher, &stats);
	pthread_create(&t, NULL, timer, NULL);
	for (int i = 0; i < 5; i++)
		post(EV_KEY, 'a' + i);
	pthread_join(t, NULL);
	post(EV_QUIT, 0);
	pthread_join(d, NULL);
	printf("%d %ld\n", stats.keys, stats.ticks);
	return 0;
}
