// What a timer calls gets its data; all of it holds a lock.
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
	pthread_mutex_lock(&m);
	of->ticks++; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void)
{
	static struct timer_list t;
	t.function = tick;
	t.data = (unsigned long)&d;
	add_timer(&t);
	pthread_mutex_lock(&m);
	d.ticks++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
