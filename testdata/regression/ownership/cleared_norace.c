// Each worker has a queue, which is made empty before its thread is created, when others run already.
#include <pthread.h>
#include <stdlib.h>

struct message {
	struct message *next;
	int value;
};

struct worker {
	pthread_mutex_t lock;
	pthread_cond_t more;
	struct message *head, *tail;
	pthread_t id;
	struct worker *peer;
};

static void send(struct worker *w, struct message *m)
{
	m->next = NULL;
	pthread_mutex_lock(&w->lock);
	if (w->head)
		w->tail->next = m;
	else
		w->head = m; // NORACE
	w->tail = m;
	pthread_cond_signal(&w->more);
	pthread_mutex_unlock(&w->lock);
}

static struct message *receive(struct worker *w)
{
	pthread_mutex_lock(&w->lock);
	while (!w->head)
		pthread_cond_wait(&w->more, &w->lock);
	struct message *m = w->head;
	w->head = m->next;
	if (!w->head)
		w->tail = NULL;
	pthread_mutex_unlock(&w->lock);
	return m;
}

static void *work(void *arg)
{
	struct worker *w = arg;
	for (;;) {
		struct message *m = receive(w);
		m->value++; // NORACE
		if (w->peer)
			send(w->peer, m);
		else
			free(m);
	}
	return NULL;
}

static void start(struct worker *w, struct worker *peer)
{
	pthread_mutex_init(&w->lock, NULL);
	pthread_cond_init(&w->more, NULL);
	w->peer = peer;
	w->head = w->tail = NULL; // NORACE
	pthread_create(&w->id, NULL, work, w);
}

int main(void)
{
	static struct worker first, second;
	start(&second, NULL);
	start(&first, &second);
	for (int i = 0; i < 100; i++) {
		struct message *m = malloc(sizeof *m);
		if (!m)
			abort();
		m->value = i;
		send(&first, m);
	}
	return 0;
}
