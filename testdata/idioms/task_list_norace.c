// doubly linked list with sentinel; victim used after removal
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct task { int id; struct task *prev, *next; };
static struct task list = { 0, &list, &list };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void add_tail(struct task *t)
{
	pthread_mutex_lock(&lock);
	t->prev = list.prev;
	t->next = &list;
	list.prev->next = t;
	list.prev = t;
	pthread_mutex_unlock(&lock);
}
static struct task *take_head(void)
{
	struct task *t = NULL;
	pthread_mutex_lock(&lock);
	if (list.next != &list) {
		t = list.next;
		t->prev->next = t->next;
		t->next->prev = t->prev;
	}
	pthread_mutex_unlock(&lock);
	return t;
}
static void *producer(void *arg)
{
	for (int i = 0; i < 50; i++) {
		struct task *t = malloc(sizeof *t);
		if (!t)
			break;
		t->id = i;
		add_tail(t);
	}
	return arg;
}
static void *consumer(void *arg)
{
	for (int i = 0; i < 50; i++) {
		struct task *t = take_head();
		if (t) {
			printf("%d\n", t->id);
			free(t);
		}
	}
	return arg;
}
int main(void)
{
	pthread_t p, c, d;
	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&c, NULL, consumer, NULL);
	pthread_create(&d, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	pthread_join(d, NULL);
	return 0;
}
