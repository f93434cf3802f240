// The creator uses the object behind the section that drops its reference.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
	pthread_mutex_t lock;
	int refs;
	int data;
};

static void put(struct object *o) {
	pthread_mutex_lock(&o->lock);
	int left = --o->refs;
	pthread_mutex_unlock(&o->lock);
	if (left == 0) {
		o->data = 0; // RACE!
	}
}

static void *use(void *arg) {
	struct object *o = arg;
	int n = o->data; // RACE!
	put(o);
	return n ? arg : NULL;
}

int main(void) {
	pthread_t a;
	struct object *o = malloc(sizeof *o);
	if (o == NULL)
		return 1;
	pthread_mutex_init(&o->lock, NULL);
	o->data = 1;
	o->refs = 1;
	pthread_mutex_lock(&o->lock);
	o->refs++;
	pthread_mutex_unlock(&o->lock);
	pthread_create(&a, NULL, use, o);
	put(o);
	o->data++; // RACE!
	return 0;
}
