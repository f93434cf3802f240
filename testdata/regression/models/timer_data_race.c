// What a timer calls gets its data.
#include <pthread.h>
#include <stddef.h>

struct timer_list { long expires; void (*function)(unsigned long); unsigned long data; };
extern void add_timer(struct timer_list *t);

struct device { int ticks; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct device d;

static void tick(unsigned long data)
{
	struct device *of = (struct device *)data;
	of->ticks++; // RACE!
}

int main(void)
{
	static struct timer_list t;
	t.function = tick;
	t.data = (unsigned long)&d;
	add_timer(&t);
	d.ticks++; // RACE!
	return 0;
}
