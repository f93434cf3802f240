// refcounted config, swapped under a lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct config { int refs; int version; char name[16]; };
static struct config *current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct config *config_new(int v)
{
	struct config *c = malloc(sizeof *c);
	if (!c)
		abort();
	c->refs = 1;
	c->version = v;
	snprintf(c->name, sizeof c->name, "v%d", v);
	return c;
}
static struct config *config_get(void)
{
	pthread_mutex_lock(&lock);
	struct config *c = current;
	c->refs++;
	pthread_mutex_unlock(&lock);
	return c;
}
static void config_put(struct config *c)
{
	pthread_mutex_lock(&lock);
	int zero = --c->refs == 0;
	pthread_mutex_unlock(&lock);
	if (zero)
		free(c);
}
static void config_swap(struct config *n)
{
	pthread_mutex_lock(&lock);
	struct config *old = current;
	current = n;
	pthread_mutex_unlock(&lock);
	config_put(old);
}
static void *reader(void *arg)
{
	for (int i = 0; i < 50; i++) {
		struct config *c = config_get();
		printf("%d %s\n", c->version, c->name);
		config_put(c);
	}
	return arg;
}
static void *writer(void *arg)
{
	for (int i = 2; i < 10; i++)
		config_swap(config_new(i));
	return arg;
}
int main(void)
{
	pthread_t r[3], w;
	current = config_new(1);
	for (int i = 0; i < 3; i++)
		pthread_create(&r[i], NULL, reader, NULL);
	pthread_create(&w, NULL, writer, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(r[i], NULL);
	pthread_join(w, NULL);
	config_put(current);
	return 0;
}
