// server: main takes a client slot and starts a thread with it
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#define MAXC 4
struct client { int active; int fd; char name[32]; int lines; };
static struct client clients[MAXC];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t freed = PTHREAD_COND_INITIALIZER;
static void *serve(void *arg)
{
	struct client *c = arg;
	snprintf(c->name, sizeof c->name, "client%d", c->fd);
	for (int i = 0; i < 3; i++)
		c->lines++;
	pthread_mutex_lock(&lock);
	c->active = 0;
	pthread_cond_signal(&freed);
	pthread_mutex_unlock(&lock);
	c->lines = 0; // RACE!
	return NULL;
}
static struct client *find(void)
{
	struct client *c = NULL;
	pthread_mutex_lock(&lock);
	while (!c) {
		for (int i = 0; i < MAXC; i++)
			if (!clients[i].active) {
				c = &clients[i];
				break;
			}
		if (!c)
			pthread_cond_wait(&freed, &lock);
	}
	c->active = 1;
	pthread_mutex_unlock(&lock);
	return c;
}
int main(void)
{
	for (int fd = 10; fd < 40; fd++) {
		pthread_t t;
		struct client *c = find();
		c->fd = fd;
		c->lines = 0;
		if (pthread_create(&t, NULL, serve, c) == 0)
			pthread_detach(t);
		else {
			pthread_mutex_lock(&lock);
			c->active = 0;
			pthread_mutex_unlock(&lock);
		}
	}
	pthread_mutex_lock(&lock);
	for (int i = 0; i < MAXC; i++)
		while (clients[i].active)
			pthread_cond_wait(&freed, &lock);
	pthread_mutex_unlock(&lock);
	return 0;
}
