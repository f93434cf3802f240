// heap of pointers with swap helper, sift by swaps, in a struct
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define CAP 100
struct job { int prio; int data; };
struct pq { struct job *a[CAP]; int size; int closed; pthread_mutex_t mu; pthread_cond_t cv; };
static struct pq q = { .mu = PTHREAD_MUTEX_INITIALIZER, .cv = PTHREAD_COND_INITIALIZER };
static void swap(struct job **x, struct job **y) { struct job *t = *x; *x = *y; *y = t; }
static void pq_push(struct pq *p, struct job *j)
{
	pthread_mutex_lock(&p->mu);
	int i = p->size++;
	p->a[i] = j;
	while (i > 0 && p->a[(i - 1) / 2]->prio > p->a[i]->prio) {
		swap(&p->a[i], &p->a[(i - 1) / 2]);
		i = (i - 1) / 2;
	}
	pthread_cond_signal(&p->cv);
	pthread_mutex_unlock(&p->mu);
}
static struct job *pq_pop(struct pq *p)
{
	struct job *top = NULL;
	pthread_mutex_lock(&p->mu);
	while (p->size == 0 && !p->closed)
		pthread_cond_wait(&p->cv, &p->mu);
	if (p->size > 0) {
		top = p->a[0];
		p->a[0] = p->a[--p->size];
		int i = 0;
		for (;;) {
			int l = 2 * i + 1, r = 2 * i + 2, s = i;
			if (l < p->size && p->a[l]->prio < p->a[s]->prio)
				s = l;
			if (r < p->size && p->a[r]->prio < p->a[s]->prio)
				s = r;
			if (s == i)
				break;
			swap(&p->a[i], &p->a[s]);
			i = s;
		}
	}
	pthread_mutex_unlock(&p->mu);
	return top;
}
static void *worker(void *arg)
{
	struct job *j;
	while ((j = pq_pop(&q))) {
		printf("%d\n", j->data);
		free(j);
	}
	return arg;
}
int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 60; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			break;
		j->prio = (i * 7) % 13;
		j->data = i;
		pq_push(&q, j);
	}
	pthread_mutex_lock(&q.mu);
	q.closed = 1;
	pthread_cond_broadcast(&q.cv);
	pthread_mutex_unlock(&q.mu);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
