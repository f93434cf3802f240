// timers: a sorted list, one thread that fires them
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
struct timer { time_t due; void (*fn)(int); int arg; struct timer *next; };
static struct timer *timers;
static int shutting_down;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct timer *timer_add(int seconds, void (*fn)(int), int arg)
{
	struct timer *t = malloc(sizeof *t);
	if (!t)
		return NULL;
	t->due = time(NULL) + seconds;
	t->fn = fn;
	t->arg = arg;
	pthread_mutex_lock(&mu);
	struct timer **p = &timers;
	while (*p && (*p)->due <= t->due)
		p = &(*p)->next;
	t->next = *p;
	*p = t;
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&mu);
	return t;
}
static void *timer_loop(void *unused)
{
	pthread_mutex_lock(&mu);
	while (!shutting_down) {
		if (timers == NULL) {
			pthread_cond_wait(&changed, &mu);
			continue;
		}
		time_t now = time(NULL);
		if (timers->due > now) {
			struct timespec ts = { timers->due, 0 };
			pthread_cond_timedwait(&changed, &mu, &ts);
			continue;
		}
		struct timer *t = timers;
		timers = t->next;
		pthread_mutex_unlock(&mu);
		t->fn(t->arg);
		free(t);
		pthread_mutex_lock(&mu);
	}
	while (timers) {
		struct timer *t = timers;
		timers = t->next;
		free(t);
	}
	pthread_mutex_unlock(&mu);
	return unused;
}
static void say(int n) { printf("timer %d\n", n); }
static void shout(int n) { printf("TIMER %d\n", n); }
static void *adder(void *arg)
{
	for (int i = 0; i < 10; i++)
		timer_add(i % 3, i & 1 ? say : shout, i);
	return arg;
}
int main(void)
{
	pthread_t loop, a, b;
	pthread_create(&loop, NULL, timer_loop, NULL);
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&b, NULL, adder, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_mutex_lock(&mu);
	shutting_down = 1;
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&mu);
	pthread_join(loop, NULL);
	return 0;
}
