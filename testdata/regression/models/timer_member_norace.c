// A timer without data is what its function gets, and leads to what it is a member of, under a lock.
#include <pthread.h>
#include <stddef.h>

struct timer_list { long expires; void (*function)(struct timer_list *); };
extern int mod_timer(struct timer_list *t, unsigned long expires);

struct device { int ticks; struct timer_list timer; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct device d;

static void tick(struct timer_list *t)
{
	struct device *of = (struct device *)((char *)t - offsetof(struct device, timer));
	pthread_mutex_lock(&m);
	of->ticks++; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void)
{
	d.timer.function = tick;
	mod_timer(&d.timer, 10);
	pthread_mutex_lock(&m);
	d.ticks++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
