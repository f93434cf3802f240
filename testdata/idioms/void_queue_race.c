// An image is written to after it has been passed on.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct qnode { void *data; struct qnode *next; };
typedef struct {
	struct qnode *head, *tail;
	int closed;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
} queue_t;

queue_t *queue_new(void)
{
	queue_t *q = malloc(sizeof(queue_t));
	if (!q) exit(1);
	q->head = q->tail = NULL;
	q->closed = 0;
	pthread_mutex_init(&q->mutex, NULL);
	pthread_cond_init(&q->cond, NULL);
	return q;
}

void queue_push(queue_t *q, void *data)
{
	struct qnode *n = malloc(sizeof(struct qnode));
	if (!n) exit(1);
	n->data = data;
	n->next = NULL;
	pthread_mutex_lock(&q->mutex);
	if (q->tail == NULL)
		q->head = n;
	else
		q->tail->next = n;
	q->tail = n;
	pthread_cond_signal(&q->cond);
	pthread_mutex_unlock(&q->mutex);
}

void *queue_pop(queue_t *q)
{
	void *data;
	struct qnode *n;
	pthread_mutex_lock(&q->mutex);
	while (q->head == NULL && !q->closed)
		pthread_cond_wait(&q->cond, &q->mutex);
	if (q->head == NULL) {
		pthread_mutex_unlock(&q->mutex);
		return NULL;
	}
	n = q->head;
	q->head = n->next;
	if (q->head == NULL)
		q->tail = NULL;
	pthread_mutex_unlock(&q->mutex);
	data = n->data;
	free(n);
	return data;
}

void queue_close(queue_t *q)
{
	pthread_mutex_lock(&q->mutex);
	q->closed = 1;
	pthread_cond_broadcast(&q->cond);
	pthread_mutex_unlock(&q->mutex);
}

struct image { int w, h; unsigned char *pixels; long sum; };
queue_t *in;

void *worker(void *arg)
{
	struct image *img;
	while ((img = queue_pop(in)) != NULL) {
		img->sum = 0;
		for (int i = 0; i < img->w * img->h; i++)
			img->sum += img->pixels[i];
		printf("%ld\n", img->sum);
		free(img->pixels);
		free(img);
	}
	return arg;
}

int main(void)
{
	pthread_t t[4];
	in = queue_new();
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 10; i++) {
		struct image *img = malloc(sizeof *img);
		if (!img) exit(1);
		img->w = 10;
		img->h = i + 1;
		img->pixels = calloc(img->w, img->h);
		if (!img->pixels) exit(1);
		queue_push(in, img);
		img->sum = 0; // RACE!
	}
	queue_close(in);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	free(in);
	return 0;
}
