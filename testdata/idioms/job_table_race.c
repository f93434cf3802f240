// job table: submit puts in, workers claim pending jobs, results collected by id
#include <pthread.h>
#include <stdio.h>
#define J 16
enum { EMPTY, PENDING, RUNNING, DONE };
struct job { int state; int arg; int result; };
struct table { struct job jobs[J]; pthread_mutex_t mu; pthread_cond_t cv; int stop; };
static struct table tab = { .mu = PTHREAD_MUTEX_INITIALIZER, .cv = PTHREAD_COND_INITIALIZER };
static int submit(struct table *t, int arg)
{
	int id = -1;
	pthread_mutex_lock(&t->mu);
	for (int i = 0; i < J && id < 0; i++)
		if (t->jobs[i].state == EMPTY)
			id = i;
	if (id >= 0) {
		t->jobs[id].arg = arg;
		t->jobs[id].state = PENDING;
		pthread_cond_broadcast(&t->cv);
	}
	pthread_mutex_unlock(&t->mu);
	return id;
}
static int collect(struct table *t, int id)
{
	int r;
	pthread_mutex_lock(&t->mu);
	while (t->jobs[id].state != DONE)
		pthread_cond_wait(&t->cv, &t->mu);
	r = t->jobs[id].result;
	t->jobs[id].state = EMPTY;
	pthread_mutex_unlock(&t->mu);
	return r;
}
static void *worker(void *arg)
{
	struct table *t = arg;
	pthread_mutex_lock(&t->mu);
	while (!t->stop) {
		struct job *j = NULL;
		for (int i = 0; i < J; i++)
			if (t->jobs[i].state == PENDING) {
				j = &t->jobs[i];
				break;
			}
		if (j == NULL) {
			pthread_cond_wait(&t->cv, &t->mu);
			continue;
		}
		j->state = RUNNING;
		pthread_mutex_unlock(&t->mu);
		j->result = j->arg + 1;
		pthread_mutex_lock(&t->mu);
		j->state = DONE;
		pthread_cond_broadcast(&t->cv);
		pthread_mutex_unlock(&t->mu);
		j->result++; // RACE!
		pthread_mutex_lock(&t->mu);
	}
	pthread_mutex_unlock(&t->mu);
	return NULL;
}
int main(void)
{
	pthread_t w[2];
	int ids[5];
	for (int i = 0; i < 2; i++)
		pthread_create(&w[i], NULL, worker, &tab);
	for (int i = 0; i < 5; i++)
		ids[i] = submit(&tab, i);
	for (int i = 0; i < 5; i++)
		if (ids[i] >= 0)
			printf("%d\n", collect(&tab, ids[i]));
	pthread_mutex_lock(&tab.mu);
	tab.stop = 1;
	pthread_cond_broadcast(&tab.cv);
	pthread_mutex_unlock(&tab.mu);
	for (int i = 0; i < 2; i++)
		pthread_join(w[i], NULL);
	return 0;
}
