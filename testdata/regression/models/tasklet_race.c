// What a tasklet calls gets its data, or itself.
#include <stddef.h>

struct tasklet_struct {
	struct tasklet_struct *next;
	union { void (*func)(unsigned long); void (*callback)(struct tasklet_struct *); };
	unsigned long data;
};
extern void tasklet_schedule(struct tasklet_struct *t);

static struct card { int n; struct tasklet_struct task; } c;

static void task(struct tasklet_struct *t)
{
	struct card *of = (struct card *)((char *)t - offsetof(struct card, task));
	of->n++; // RACE!
}

int main(void)
{
	c.task.callback = task;
	tasklet_schedule(&c.task);
	c.n++; // RACE!
	return 0;
}
