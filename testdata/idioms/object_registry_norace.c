// Objects are removed from a list by the one before.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct obj { int id, refs, dead; char name[24]; struct obj *next; };
static struct obj *objs;
static pthread_mutex_t lk = PTHREAD_MUTEX_INITIALIZER;

static void obj_add(int id)
{
	struct obj *o = calloc(1, sizeof *o);
	if (!o)
		return;
	o->id = id;
	snprintf(o->name, sizeof o->name, "object %d", id);
	pthread_mutex_lock(&lk);
	o->next = objs;
	objs = o;
	pthread_mutex_unlock(&lk);
}

static int obj_name(int id, char *out, size_t n)
{
	int found = 0;
	pthread_mutex_lock(&lk);
	for (struct obj *o = objs; o; o = o->next)
		if (o->id == id) {
			strncpy(out, o->name, n - 1);
			out[n - 1] = 0;
			o->refs++;
			found = 1;
			break;
		}
	pthread_mutex_unlock(&lk);
	return found;
}

static void obj_remove(int id)
{
	struct obj *prev = NULL, *o;
	pthread_mutex_lock(&lk);
	for (o = objs; o; prev = o, o = o->next)
		if (o->id == id) {
			if (prev)
				prev->next = o->next;
			else
				objs = o->next;
			break;
		}
	pthread_mutex_unlock(&lk);
	free(o);
}

static void *adder(void *arg) { for (int i = 0; i < 100; i++) obj_add(i); return arg; }
static void *remover(void *arg) { for (int i = 0; i < 100; i++) obj_remove(i); return arg; }
static void *reader(void *arg)
{
	char b[24];
	for (int i = 0; i < 100; i++)
		if (obj_name(i, b, sizeof b))
			puts(b);
	return arg;
}

int main(void)
{
	pthread_t a, r, d;
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_create(&d, NULL, remover, NULL);
	pthread_join(a, NULL);
	pthread_join(r, NULL);
	pthread_join(d, NULL);
	return 0;
}
