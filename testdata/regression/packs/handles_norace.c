// Each thread has a loop of its own; uv_async_send is for all threads, and mutexes are mutexes.
#include <uv.h>

static int ticks, sum;
static uv_async_t wake;
static uv_mutex_t lock;

static void tick(uv_timer_t *t)
{
	++*(int *)t->data; // NORACE
}

static void woken(uv_async_t *a)
{
	uv_mutex_lock(&lock);
	sum++; // NORACE
	uv_mutex_unlock(&lock);
}

static void other(void *arg)
{
	uv_loop_t loop;
	uv_timer_t timer;
	int own = 0;
	uv_loop_init(&loop);
	uv_timer_init(&loop, &timer);
	timer.data = &own;
	uv_timer_start(&timer, tick, 1, 1);
	uv_run(&loop, UV_RUN_DEFAULT);
	uv_async_send(&wake); // NORACE
	uv_mutex_lock(&lock);
	sum += own; // NORACE
	uv_mutex_unlock(&lock);
}

int main(void)
{
	uv_loop_t loop;
	uv_timer_t timer;
	uv_thread_t t;
	uv_mutex_init(&lock);
	uv_loop_init(&loop);
	uv_async_init(&loop, &wake, woken);
	uv_timer_init(&loop, &timer);
	timer.data = &ticks;
	uv_timer_start(&timer, tick, 1, 1);
	uv_thread_create(&t, other, 0);
	uv_run(&loop, UV_RUN_DEFAULT);
	uv_thread_join(&t);
	return ticks;
}
