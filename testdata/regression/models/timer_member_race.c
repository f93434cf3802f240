// A timer without data is what its function gets, and leads to what it is a member of.
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
	of->ticks++; // RACE!
}

int main(void)
{
	d.timer.function = tick;
	mod_timer(&d.timer, 10);
	d.ticks++; // RACE!
	return 0;
}
