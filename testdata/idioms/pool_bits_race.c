// object pool with goto/found index, two-step use, bit-field flag
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct obj { unsigned used : 1; int value; };
struct objpool { pthread_mutex_t m; size_t n; struct obj objs[8]; };
static struct objpool P = { PTHREAD_MUTEX_INITIALIZER, 8, { { 0, 0 } } };
static struct obj *obj_new(struct objpool *p)
{
	size_t i;
	pthread_mutex_lock(&p->m);
	for (i = 0; i < p->n; i++)
		if (!p->objs[i].used)
			goto found;
	pthread_mutex_unlock(&p->m);
	return NULL;
found:
	p->objs[i].used = 1;
	pthread_mutex_unlock(&p->m);
	return &p->objs[i];
}
static void obj_del(struct objpool *p, struct obj *o)
{
	pthread_mutex_lock(&p->m);
	o->used = 0;
	pthread_mutex_unlock(&p->m);
}
static void *w(void *arg)
{
	for (int i = 0; i < 10; i++) {
		struct obj *o = obj_new(&P);
		if (!o)
			continue;
		o->value = i;
		obj_del(&P, o);
		o->value++; // RACE!
	}
	return arg;
}
int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, w, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
