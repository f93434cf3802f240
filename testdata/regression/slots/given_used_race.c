#include <pthread.h>
#define N 4
struct client { int active; int lines; };
static struct client clients[N];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct client *find(void)
{
	struct client *c = 0;
	pthread_mutex_lock(&lock);
	for (int i = 0; i < N; i++)
		if (!clients[i].active) {
			c = &clients[i];
			c->active = 1;
			break;
		}
	pthread_mutex_unlock(&lock);
	return c;
}
static void leave(struct client *c)
{
	pthread_mutex_lock(&lock);
	c->active = 0;
	pthread_mutex_unlock(&lock);
}
static void *serve(void *arg)
{
	struct client *c = arg;
	c->lines++; // RACE!
	leave(c);
	return 0;
}
int main(void)
{
	for (int k = 0; k < 9; k++) {
		pthread_t t;
		struct client *c = find();
		if (!c)
			continue;
		c->lines = 0;
		if (pthread_create(&t, 0, serve, c))
			leave(c);
		else
			c->lines++; // RACE!
	}
	return 0;
}
