// Functions of other libraries that run functions of the program in other threads, or beside the one that runs.
#include <pthread.h>

struct work_struct { long data; void (*func)(struct work_struct *); };
struct delayed_work { struct work_struct work; int cpu; };
struct tasklet_struct { struct tasklet_struct *next; void (*func)(unsigned long); unsigned long data; };
struct timer_list { long expires; void (*function)(struct timer_list *); };
struct rcu_head { struct rcu_head *next; void (*func)(struct rcu_head *); };
struct task_struct;
typedef struct SDL_Thread SDL_Thread;
extern struct task_struct *kthread_run(int (*f)(void *), void *data, const char *name, ...);
extern int kthread_stop(struct task_struct *t);
extern int schedule_work(struct work_struct *w);
extern int queue_delayed_work(void *queue, struct delayed_work *w, unsigned long delay);
extern void tasklet_init(struct tasklet_struct *t, void (*f)(unsigned long), unsigned long data);
extern void tasklet_schedule(struct tasklet_struct *t);
extern int mod_timer(struct timer_list *t, unsigned long expires);
extern int request_irq(unsigned irq, int (*handler)(int, void *), unsigned long flags, const char *name, void *dev);
extern void call_rcu(struct rcu_head *head, void (*f)(struct rcu_head *));
extern SDL_Thread *SDL_CreateThread(int (*f)(void *), const char *name, void *data);
extern void SDL_WaitThread(SDL_Thread *t, int *status);
extern void dispatch_async_f(void *queue, void *context, void (*f)(void *));
extern void dispatch_apply_f(unsigned long n, void *queue, void *context, void (*f)(void *, unsigned long));

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a, b, c, d, e, f, g, h, i, j;

static int thread(void *p)
{
	a++; // RACE!
	return 0;
}

static void work(struct work_struct *w)
{
	b++; // RACE!
}

static void delayed(struct work_struct *w)
{
	c++; // RACE!
}

static void tasklet(unsigned long x)
{
	d++; // RACE!
}

static void tick(struct timer_list *t)
{
	e++; // RACE!
}

static int handler(int irq, void *p)
{
	f++; // RACE!
	return 0;
}

static void reclaim(struct rcu_head *r)
{
	g++; // RACE!
}

static int sdl(void *p)
{
	h++; // RACE!
	return 0;
}

static void task(void *p)
{
	i++; // RACE!
}

static void part(void *p, unsigned long n)
{
	j++; // RACE!
}

static struct work_struct w = { 0, work };
static struct delayed_work dw = { { 0, delayed }, 0 };
static struct tasklet_struct tl;
static struct timer_list timer = { 0, tick };
static struct rcu_head head;

int main(void)
{
	struct task_struct *t = kthread_run(thread, 0, "t");
	schedule_work(&w);
	queue_delayed_work(0, &dw, 10);
	tasklet_init(&tl, tasklet, 0);
	tasklet_schedule(&tl);
	mod_timer(&timer, 1);
	if (request_irq(3, handler, 0, "d", 0))
		return 1;
	call_rcu(&head, reclaim);
	SDL_Thread *s = SDL_CreateThread(sdl, "s", 0);
	dispatch_async_f(0, 0, task);
	dispatch_apply_f(4, 0, 0, part);
	a++; // RACE!
	b++; // RACE!
	c++; // RACE!
	d++; // RACE!
	e++; // RACE!
	f++; // RACE!
	g++; // RACE!
	h++; // RACE!
	i++; // RACE!
	return 0;
}
