// linked list of pool nodes with busy flags (list never changes after start)
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct res { int busy; int count; struct res *next; };
static struct res *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct res *grab(void)
{
	struct res *r;
	pthread_mutex_lock(&lock);
	for (r = all; r; r = r->next)
		if (!r->busy) {
			r->busy = 1;
			break;
		}
	pthread_mutex_unlock(&lock);
	return r;
}
static void drop(struct res *r)
{
	pthread_mutex_lock(&lock);
	r->busy = 0;
	pthread_mutex_unlock(&lock);
}
static void *user(void *arg)
{
	for (int i = 0; i < 10; i++) {
		struct res *r = grab();
		if (!r)
			continue;
		r->count++; // NORACE
		drop(r);
	}
	return arg;
}
int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < 5; i++) {
		struct res *r = malloc(sizeof *r);
		if (!r)
			return 1;
		r->busy = 0;
		r->count = 0; // NORACE
		r->next = all;
		all = r;
	}
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, user, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
