// Functions of other libraries that run functions of the program in other threads, or beside the one that runs, with a lock.
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
	pthread_mutex_lock(&m);
	a++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

static void work(struct work_struct *w)
{
	pthread_mutex_lock(&m);
	b++; // NORACE
	pthread_mutex_unlock(&m);
}

static void delayed(struct work_struct *w)
{
	pthread_mutex_lock(&m);
	c++; // NORACE
	pthread_mutex_unlock(&m);
}

static void tasklet(unsigned long x)
{
	pthread_mutex_lock(&m);
	d++; // NORACE
	pthread_mutex_unlock(&m);
}

static void tick(struct timer_list *t)
{
	pthread_mutex_lock(&m);
	e++; // NORACE
	pthread_mutex_unlock(&m);
}

static int handler(int irq, void *p)
{
	pthread_mutex_lock(&m);
	f++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

static void reclaim(struct rcu_head *r)
{
	pthread_mutex_lock(&m);
	g++; // NORACE
	pthread_mutex_unlock(&m);
}

static int sdl(void *p)
{
	pthread_mutex_lock(&m);
	h++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

static void task(void *p)
{
	pthread_mutex_lock(&m);
	i++; // NORACE
	pthread_mutex_unlock(&m);
}

static void part(void *p, unsigned long n)
{
	pthread_mutex_lock(&m);
	j++; // NORACE
	pthread_mutex_unlock(&m);
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
	pthread_mutex_lock(&m);
	a++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	b++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	c++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	d++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	e++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	f++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	g++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	h++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	i++; // NORACE
	pthread_mutex_unlock(&m);
	kthread_stop(t);
	SDL_WaitThread(s, 0);
	return 0;
}
